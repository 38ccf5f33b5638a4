import {
  defaultThreshold,
  type ProgrammeThreshold,
  type ProgrammeThresholdFields,
} from '@careline/core/internal/administration';
import { PROGRAMME_KEYS } from '@careline/core/internal/programmes';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../../platform/database/record-changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Administrator } from '../../staff/staff.ts';
import { judgeRecentAgain } from './judge-stored.ts';

type Tx = Transaction<Schema>;

async function readSettings(tx: Kysely<Schema>, organisationId: string) {
  const rows = await tx
    .selectFrom('programme_threshold as t')
    .innerJoin('staff as u', 'u.id', 't.author_id')
    .select([
      't.programme',
      't.scheme',
      't.goals',
      't.updated_at',
      'u.id as authorId',
      'u.name as authorName',
    ])
    .where('t.organisation_id', '=', organisationId)
    .execute();
  return new Map(
    rows.map(({ programme, scheme, goals, updated_at: updatedAt, authorId, authorName }) => [
      programme,
      { programme, scheme, goals: { ...goals }, updatedAt, updatedBy: { id: authorId, name: authorName } },
    ]),
  );
}

/** Returns the limits and goals of each programme of the organisation. */
export async function listThresholds(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<ProgrammeThreshold[]> {
  const set = await readSettings(tx, organisationId);
  return PROGRAMME_KEYS.map((programme) => set.get(programme) ?? defaultThreshold(programme));
}

export interface StoredThreshold {
  readonly data: ProgrammeThreshold;
  readonly changes: RecordChanges;
}

const factsOf = ({ scheme, goals }: Pick<ProgrammeThreshold, 'scheme' | 'goals'>) => ({ scheme, ...goals });

/**
 * Sets a programme's limits and goals, and queues affected readings for judging.
 * Throws `conflict` if the setting changed since the caller read it.
 */
export async function setThreshold(
  tx: Tx,
  { programme, scheme, goals, updatedAt }: ProgrammeThresholdFields,
  { organisationId, staffId, now }: Administrator,
): Promise<StoredThreshold> {
  await sql`select from organisation where id = ${organisationId} for no key update`.execute(tx);
  const before = (await readSettings(tx, organisationId)).get(programme) ?? defaultThreshold(programme);
  if (before.updatedAt !== updatedAt) throw concurrentChangeError(before.updatedBy?.name);
  const changes = recordChanges(factsOf(before), factsOf({ scheme, goals }));
  const row = {
    scheme,
    goals: JSON.stringify(goals),
    author_id: staffId,
    updated_at: Math.max(now, before.updatedAt + 1),
  };
  await tx
    .insertInto('programme_threshold')
    .values({ organisation_id: organisationId, programme, created_at: now, ...row })
    .onConflict((clash) => clash.columns(['organisation_id', 'programme']).doUpdateSet(row))
    .execute();
  if (Object.keys(changes).length > 0) await judgeRecentAgain(tx, now);
  const data = (await readSettings(tx, organisationId)).get(programme) ?? before;
  return { data, changes };
}
