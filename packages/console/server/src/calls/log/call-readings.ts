import type { CallReading } from '@careline/core/internal/calls';
import { readingFlagOf } from '@careline/core/internal/calls/readings';
import type { PersonFacts } from '@careline/core/internal/clinical';
import { type Kysely, sql, type Transaction } from 'kysely';
import { judgeReading } from '../../observations/alerts/judge-reading.ts';
import { readFacts } from '../../observations/person-facts.ts';
import { keepAcknowledged } from '../../observations/replaced-readings.ts';
import type { Schema } from '../../platform/database/schema.ts';

const storedReadings = (tx: Kysely<Schema>, contactId: string) =>
  tx
    .selectFrom('reading')
    .select(['id', 'metric', 'code', 'at', 'on_date', 'values', 'meal_situation', 'irr_pulse', 'status'])
    .select(['superseded_by', 'person_id'])
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type StoredReading = Awaited<ReturnType<typeof storedReadings>>[number];

/** Returns the flag of a reading, judged as for alerts and the patient's readings. */
function judged(row: StoredReading, facts: PersonFacts, timeZone: string) {
  const measured = { ...row, metric: row.metric ?? row.code ?? '' };
  const { flag, level, faces } = judgeReading(measured, facts, timeZone);
  const found = readingFlagOf({ flag, level });
  return { flag: found ? { ...found } : null, faces };
}

/**
 * Returns all readings reported on a call, oldest first, with patient and flag.
 * Includes readings that no longer count.
 */
export async function readCallReadings(
  tx: Kysely<Schema>,
  { contactId, timeZone }: { readonly contactId: string; readonly timeZone: string },
): Promise<CallReading[]> {
  const rows = await storedReadings(tx, contactId);
  const zones = new Map(rows.map(({ person_id: person }) => [person, timeZone]));
  const known = await readFacts(tx, zones);
  return rows.map((row) => {
    const facts = known.get(row.person_id);
    return {
      id: row.id,
      vitaId: row.person_id,
      metric: row.metric ?? row.code ?? '',
      timestamp: row.at ?? undefined,
      date: row.at === null ? (row.on_date ?? undefined) : undefined,
      values: row.values.map(({ key, text, unit }) => ({ key, text, unit: unit ?? undefined })),
      mealSituation: row.meal_situation ?? undefined,
      irrPulse: row.irr_pulse ?? undefined,
      status: row.status,
      supersededBy: row.superseded_by,
      ...(facts ? judged(row, facts, timeZone) : { flag: null }),
    };
  });
}

/**
 * Replaces a call's earlier readings with the new ones of the same patient and metric.
 * Earlier readings without a replacement are marked as entered in error. All stay in the history.
 */
export async function supersedeReadings(
  tx: Transaction<Schema>,
  contactId: string,
  newIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    with fresh as (
      select id, person_id, metric,
        row_number() over (partition by person_id, metric order by sort_at, id) as place
      from reading where contact_id = ${contactId} and id = any(${newIds}::uuid[])
    ), old as (
      select id, person_id, metric,
        row_number() over (partition by person_id, metric order by sort_at, id) as place
      from reading
      where contact_id = ${contactId} and not (id = any(${newIds}::uuid[])) and superseded_by is null and not deleted
    )
    update reading r set
      superseded_by = fresh.id,
      status = case when fresh.id is null then 'entered-in-error' else r.status end,
      deleted = fresh.id is null,
      updated_at = greatest(r.updated_at, ${now}::bigint)
    from old left join fresh
      on fresh.person_id = old.person_id and fresh.metric is not distinct from old.metric and fresh.place = old.place
    where r.id = old.id`.execute(tx);
  await keepAcknowledged(tx, newIds);
}
