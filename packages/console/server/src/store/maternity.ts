import { dueDate } from '@careline/core/clinical';
import type { Maternity } from '@careline/core/patients';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

interface MotherhoodLog {
  readonly answers: Answers;
  /** When the call was begun, unix seconds. */
  readonly at: number;
}

/** The newest version of the log of each call about the pregnancy, newest call first. */
async function motherhoodLogs(tx: Kysely<Schema>, vitaId: string): Promise<readonly MotherhoodLog[]> {
  const { rows } = await sql<MotherhoodLog>`
    select l.answers, c.started_at as at
    from contact c
    join contact_status s on s.id = c.current_status_id
    join call_log l on l.contact_id = c.id
    where c.person_id = ${vitaId} and c.programme = 'healthy_motherhood' and s.status <> 'withdrawn'
      and l.version = (select max(version) from call_log n where n.contact_id = c.id)
      and l.answers ?| array['pregnancy', 'deliveryDetails', 'miscarriage']
    order by c.started_at desc, c.id desc
    limit 30`.execute(tx);
  return rows;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined;

/** What one log says: a due date, a birth, an end, or nothing. */
function told({ pregnancy, deliveryDetails, miscarriage }: Answers): Maternity | 'over' | undefined {
  if (miscarriage?.told === true) return 'over';
  if (deliveryDetails && deliveryDetails.delivered !== 'NO') {
    const { outcome, date } = deliveryDetails;
    if (outcome === 'STILLBIRTH' || outcome === 'BABY_DIED') return 'over';
    const bornOn = dayIn(date);
    if (bornOn) return { bornOn };
    if (deliveryDetails.delivered === 'YES') return 'over';
  }
  const due = dayIn(pregnancy?.edd) ?? dueDate('lmp', dayIn(pregnancy?.lmp) ?? '');
  return due ? { dueDate: due } : undefined;
}

/** The pregnancy the patient is registered with, where it has not ended. */
const registeredPregnancy = (tx: Kysely<Schema>, vitaId: string) =>
  tx
    .selectFrom('pregnancy')
    .select(['edd', 'created_at'])
    .where('person_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/**
 * The pregnancy of a patient whom the reader may read, as it was told last: by the newest call that speaks of one, or when
 * it was registered. Null where nobody told of one, or where it ended without a living child.
 */
export async function readMaternity(tx: Kysely<Schema>, vitaId: string): Promise<Maternity | null> {
  const registered = await registeredPregnancy(tx, vitaId);
  const logs = await motherhoodLogs(tx, vitaId);
  for (const { answers } of logs.filter(({ at }) => !registered || at >= registered.created_at)) {
    const state = told(answers);
    if (state !== undefined) return state === 'over' ? null : state;
  }
  return registered ? { dueDate: registered.edd } : null;
}
