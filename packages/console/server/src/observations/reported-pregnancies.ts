import { dueDate } from '@careline/core/internal/clinical';
import { type Kysely, sql } from 'kysely';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { dateEntries, readCountingEntries, reportedByEntry } from './pregnancy-entries.ts';
import type { ReportedPregnancy } from './reported-pregnancy.ts';

type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

interface MotherhoodLog {
  readonly personId: string;
  readonly answers: Answers;
  /** When the call started, unix seconds. */
  readonly at: number;
}

/** Returns the newest log version of each call about a pregnancy, newest call first. */
async function motherhoodLogs(tx: Kysely<Schema>, ids: readonly string[]): Promise<readonly MotherhoodLog[]> {
  const { rows } = await sql<MotherhoodLog>`
    select c.person_id as "personId", l.answers, c.started_at as at
    from contact c
    join contact_status s on s.id = c.current_status_id
    join call_log l on l.contact_id = c.id
    where c.person_id = ${amongPersons(ids)} and c.programme = 'healthy_motherhood' and s.status <> 'withdrawn'
      and l.version = (select max(version) from call_log n where n.contact_id = c.id)
      and l.answers ?| array['pregnancy', 'deliveryDetails', 'miscarriage']
    order by c.started_at desc, c.id desc`.execute(tx);
  return rows;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined;

/** Returns the due date, birth or end that a call reported, or undefined. */
function pregnancyReportedBy({ answers, at }: MotherhoodLog): ReportedPregnancy | undefined {
  const { pregnancy, deliveryDetails, miscarriage } = answers;
  if (miscarriage?.told === true) {
    const lostOn = dayIn(miscarriage.date);
    return { at, over: true, lost: 'miscarriage', ...(lostOn && { lostOn }) };
  }
  if (deliveryDetails && deliveryDetails.delivered !== 'NO') {
    const { outcome } = deliveryDetails;
    const bornOn = dayIn(deliveryDetails.date);
    if (outcome === 'STILLBIRTH' || outcome === 'BABY_DIED')
      return { at, over: true, lost: 'child', ...(bornOn && { bornOn }) };
    if (bornOn) return { at, bornOn };
    if (deliveryDetails.delivered === 'YES') return { at, over: true };
  }
  const due = dayIn(pregnancy?.edd) ?? dueDate('lmp', dayIn(pregnancy?.lmp) ?? '');
  return due ? { at, dueDate: due } : undefined;
}

/** Returns the pregnancies that calls reported, newest first. */
export async function reportedOnCalls(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, ReportedPregnancy[]>> {
  const found = new Map<string, ReportedPregnancy[]>();
  for (const log of await motherhoodLogs(tx, ids)) {
    const reported = pregnancyReportedBy(log);
    if (!reported) continue;
    const list = found.get(log.personId) ?? [];
    list.push(reported);
    found.set(log.personId, list);
  }
  return found;
}

/**
 * Returns the pregnancies that calls and staff entries reported for each patient, newest first.
 * Patients without any are left out.
 */
export async function reportedPregnancies(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportedPregnancy[]>> {
  const onCalls = await reportedOnCalls(tx, ids);
  const entries = await readCountingEntries(tx, ids);
  if (entries.length === 0) return onCalls;
  const datings = await dateEntries(tx, entries, onCalls);
  const all = new Map<string, readonly ReportedPregnancy[]>(onCalls);
  for (const entry of entries) {
    const reported = reportedByEntry(entry, datings);
    if (!reported) continue;
    const others = all.get(entry.personId) ?? [];
    const newer = others.filter(({ at }) => at > entry.at);
    all.set(entry.personId, [...newer, reported, ...others.slice(newer.length)]);
  }
  return all;
}
