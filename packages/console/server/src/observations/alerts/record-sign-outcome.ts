import {
  type recordSignOutcome as endpoint,
  keepsOpen,
  type OpenSign,
} from '@careline/core/internal/calls/findings';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type OpenSignRow, openSignOf, SELECT_OPEN_SIGNS, signOfEpisode } from './open-signs.ts';

export type ValidSignOutcome = InferOutput<NonNullable<typeof endpoint.body>>;

type Tx = Transaction<Schema>;

interface Which {
  readonly vitaId: string;
  readonly ids: readonly string[];
}

type LockedSigns = readonly [OpenSignRow, ...OpenSignRow[]];

/** Returns the rows, newest first, locked until the end of the transaction. Throws `not-found` if one is missing. */
async function lockSigns(tx: Tx, reader: Reader, { vitaId, ids }: Which): Promise<LockedSigns> {
  const { rows } = await sql<OpenSignRow>`${SELECT_OPEN_SIGNS}
    where o.id = any(${[...ids]}::uuid[]) and o.person_id = ${vitaId} and ${mayRead(reader, sql.ref('o.person_id'))}
    order by o.told_at desc, o.id desc
    for no key update of o`.execute(tx);
  const [newest, ...others] = rows;
  if (!newest || rows.length < ids.length) throw notFound('danger sign');
  return [newest, ...others];
}

/** Throws `conflict` with the colleague's name if the sign already has an outcome or has ended. */
function refuseSettled(row: OpenSignRow): void {
  const { settled, ended } = openSignOf(row);
  if (settled) {
    throw new ProblemError('conflict', {
      detail: `${settled.by.name} has recorded the outcome of this danger sign.`,
      action: 'Load the danger signs again to see the outcome.',
      by: { name: settled.by.name, at: settled.at },
    });
  }
  if (!ended) return;
  throw new ProblemError('conflict', {
    detail: 'The call or score of this danger sign was corrected or withdrawn.',
    action: 'Load the danger signs again.',
  });
}

/**
 * Records the outcome of a danger sign and of the other reports of its episode that are named, once and together.
 * An unsuccessful attempt leaves them open. Throws `not-found`, `conflict`.
 */
export async function recordSignOutcome(
  tx: Tx,
  reader: Reader,
  { outcome, note, vitaId, id, otherIds = [] }: ValidSignOutcome,
  { now, staffId }: Entry,
): Promise<OpenSign> {
  await lockPatient(tx, vitaId);
  const ids = [...new Set([id, ...otherIds])];
  for (const row of await lockSigns(tx, reader, { vitaId, ids })) refuseSettled(row);
  const outcomeFacts = keepsOpen(outcome)
    ? { tried_at: now, tried_by: staffId }
    : { settled_at: now, settled_by: staffId, outcome };
  await tx
    .updateTable('open_sign')
    .set({ ...outcomeFacts, note: note || null })
    .where('id', 'in', ids)
    .execute();
  return signOfEpisode(await lockSigns(tx, reader, { vitaId, ids }), id);
}
