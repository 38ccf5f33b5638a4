import type { MergeCount } from '@careline/core/patients/duplicates';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

/**
 * Rows that have an id of their own: each that moves is recorded. `unless`: a row `t` that stays where it is, because the
 * patient who stays has one that says the same, or may have only one.
 */
interface OwnRows {
  readonly table: keyof Schema;
  readonly key: string;
  readonly column?: string;
  readonly unless?: (keptId: string) => RawBuilder<boolean>;
}

/** Rows that belong to one with an id of its own, named by `by` of the row `t`, and go where it goes. */
interface PartRows {
  readonly table: keyof Schema;
  readonly of: keyof Schema;
  readonly by: RawBuilder<unknown>;
}

const sameEnrolment = (keptId: string) => sql<boolean>`exists (
  select from enrolment k where k.person_id = ${keptId} and k.facility_id = t.facility_id and k.programme = t.programme
    and (k.enrolled_at = t.enrolled_at or (k.ended_at is null and t.ended_at is null)))`;

const presentPregnancy = (keptId: string) => sql<boolean>`(t.ended_at is null and exists (
  select from pregnancy k where k.person_id = ${keptId} and k.ended_at is null))`;

const sameInfant = (keptId: string) => sql<boolean>`(t.ended_at is null and exists (
  select from infant_link k where k.infant_id = ${keptId} and k.ended_at is null))`;

const sameRequest = (keptId: string) => sql<boolean>`exists (
  select from link_match k where k.request_id = t.request_id and k.person_id = ${keptId})`;

const anyPhoto = (keptId: string) => sql<boolean>`exists (
  select from patient_photo k where k.person_id = ${keptId})`;

/** What was removed of the one that is merged away moves too: as history it clashes with nothing. */
const sameTag = (keptId: string) => sql<boolean>`(t.removed_at is null and exists (
  select from patient_tag k where k.person_id = ${keptId} and k.code = t.code and k.removed_at is null))`;

const OWN: readonly OwnRows[] = [
  { table: 'contact', key: 'id' },
  { table: 'encounter', key: 'id' },
  { table: 'reading', key: 'id' },
  { table: 'report', key: 'id' },
  { table: 'care_note', key: 'note_id' },
  { table: 'follow_up', key: 'id' },
  { table: 'patient_message', key: 'id' },
  { table: 'imported_resource', key: 'id' },
  { table: 'enrolment', key: 'id', unless: sameEnrolment },
  { table: 'pregnancy', key: 'id', unless: presentPregnancy },
  { table: 'pregnancy_entry', key: 'id' },
  { table: 'oxygen_target', key: 'id' },
  { table: 'patient_goal', key: 'id' },
  { table: 'assessment', key: 'id' },
  { table: 'prescription', key: 'id' },
  { table: 'medicine_check', key: 'id' },
  { table: 'lab_order', key: 'id' },
  { table: 'lab_report', key: 'id' },
  { table: 'case_sheet_version', key: 'id' },
  { table: 'consent', key: 'id' },
  { table: 'patient_photo', key: 'id', unless: anyPhoto },
  { table: 'patient_tag', key: 'id', unless: sameTag },
  { table: 'infant_link', key: 'id', column: 'mother_id' },
  { table: 'infant_link', key: 'id', column: 'infant_id', unless: sameInfant },
  { table: 'link_request', key: 'id' },
  { table: 'link_match', key: 'request_id', unless: sameRequest },
];

const CONTACT = sql`t.contact_id`;

const PARTS: readonly PartRows[] = [
  { table: 'contact_status', of: 'contact', by: CONTACT },
  { table: 'call_log', of: 'contact', by: CONTACT },
  { table: 'call_line', of: 'contact', by: CONTACT },
  {
    table: 'lifted_stop',
    of: 'contact',
    by: sql`(select s.contact_id from contact_status s where s.id = t.status_id)`,
  },
  { table: 'open_sign', of: 'contact', by: CONTACT },
  { table: 'open_sign', of: 'assessment', by: sql`t.assessment_id` },
  { table: 'encounter_event', of: 'encounter', by: sql`t.encounter_id` },
  { table: 'reading_alert', of: 'reading', by: sql`t.reading_id` },
];

const columnOf = ({ column = 'person_id' }: OwnRows): string => column;

/** As they are recorded: a table with two columns has two lists. */
const listName = (rows: OwnRows): string => (rows.column ? `${rows.table}.${rows.column}` : rows.table);

/** Columns that name a patient, as the test of the database's catalogue reads them: those that move. */
export const MOVED_COLUMNS: readonly string[] = [
  ...OWN.map((rows) => `${rows.table}.${columnOf(rows)}`),
  ...new Set(PARTS.map(({ table }) => `${table}.person_id`)),
];

/** Those that do not, and why. */
export const STAYING_COLUMNS: Readonly<Record<string, string>> = {
  'identifier.person_id': 'numbers are given to the one who stays by `merge-identity.ts`',
  'person_phone.person_id': 'copied to the one who stays by `merge-identity.ts`; the record keeps its own',
  'person_facility.person_id': 'facilities are given to the one who stays by `merge-identity.ts`',
  'person.merged_into': 'is the merge itself',
  'person_merge.kept_id': 'is the merge itself',
  'person_merge.merged_id': 'is the merge itself',
  'patient_change.person_id': 'is the history of the values that the old record keeps',
  'access_grant.person_id': 'emergency access was asked for one record and opens no other',
  'work_item.person_id': 'is worked out anew from what moved',
  'work_claim.person_id': 'nobody has either of them reserved, or they are not merged',
  'medicine_review.person_id': 'waits for a review, which what moved asks for again',
  'record_presence.person_id': 'says which page is open now, and goes within a minute',
};

/** One merge that moves rows: which way, and under whose record. */
export interface Moving {
  readonly mergeId: string;
  readonly from: string;
  readonly to: string;
}

/** Lets rows that are only ever added go along this merge, until `fn` is done. */
export async function whileMoving<T>(tx: Tx, mergeId: string, fn: () => Promise<T>): Promise<T> {
  await sql`select set_config('careline.merge', ${mergeId}, true)`.execute(tx);
  const done = await fn();
  await sql`select set_config('careline.merge', '', true)`.execute(tx);
  return done;
}

/** Gives every row of the patient merged away to the one who stays, and records which. */
export async function moveRows(tx: Tx, { mergeId, from, to }: Moving): Promise<void> {
  for (const rows of OWN) {
    const stays = rows.unless ? sql`and not ${rows.unless(to)}` : sql``;
    const column = sql.ref(columnOf(rows));
    await sql`
      with moved as (
        update ${sql.table(rows.table)} as t set ${column} = ${to}::uuid
        where t.${column} = ${from}::uuid ${stays} returning t.${sql.ref(rows.key)} as key)
      insert into person_merge_row (merge_id, table_name, key)
      select distinct ${mergeId}::uuid, ${listName(rows)}, key from moved`.execute(tx);
  }
  for (const { table } of PARTS) {
    await sql`update ${sql.table(table)} set person_id = ${to}::uuid where person_id = ${from}::uuid`.execute(
      tx,
    );
  }
}

const recorded = (mergeId: string, list: string) => sql`(
  select x.key from person_merge_row x where x.merge_id = ${mergeId}::uuid and x.table_name = ${list})`;

/**
 * What was stored since the merge and belongs to something that moved goes back with it: a correction of a call, the
 * readings, files and messages of it, and the notes of an encounter.
 */
async function recordParts(tx: Tx, { mergeId, from }: Moving): Promise<void> {
  const parts = Object.values<Counted>(COUNTED).flatMap(({ table, key, goesWith = [] }) =>
    goesWith.map((whole) => ({ table, key, whole })),
  );
  for (const { table, key, whole } of parts) {
    await sql`
      insert into person_merge_row (merge_id, table_name, key)
      select distinct ${mergeId}::uuid, ${table}, t.${sql.ref(key)} from ${sql.table(table)} t
      where t.person_id = ${from}::uuid and t.${sql.ref(whole.by)} in ${recorded(mergeId, whole.table)}
      on conflict do nothing`.execute(tx);
  }
  await sql`
    with recursive newer as (
      select r.superseded_by as id from reading r
      where r.id in ${recorded(mergeId, 'reading')} and r.superseded_by is not null
      union select r.superseded_by from reading r join newer n on r.id = n.id where r.superseded_by is not null)
    insert into person_merge_row (merge_id, table_name, key)
    select ${mergeId}::uuid, 'reading', t.id from reading t join newer n on n.id = t.id
    where t.person_id = ${from}::uuid
    on conflict do nothing`.execute(tx);
}

/** Gives back what moved, with what was stored about it since. */
export async function giveRowsBack(tx: Tx, moving: Moving): Promise<void> {
  const { mergeId, from, to } = moving;
  await recordParts(tx, moving);
  for (const { table, of, by } of PARTS) {
    await sql`update ${sql.table(table)} as t set person_id = ${to}::uuid
      where t.person_id = ${from}::uuid and ${by} in ${recorded(mergeId, of)}`.execute(tx);
  }
  for (const rows of OWN) {
    const column = sql.ref(columnOf(rows));
    await sql`update ${sql.table(rows.table)} as t set ${column} = ${to}::uuid
      where t.${column} = ${from}::uuid and t.${sql.ref(rows.key)} in ${recorded(mergeId, listName(rows))}`.execute(
      tx,
    );
  }
}

const WITH_CALL = { table: 'contact', by: 'contact_id' } as const;
const WITH_ENCOUNTER = { table: 'encounter', by: 'encounter_id' } as const;

/** What is counted for the previews; notes once, however often they were corrected. */
const COUNTED = {
  calls: { table: 'contact', key: 'id' },
  readings: { table: 'reading', key: 'id', goesWith: [WITH_CALL] },
  alerts: { table: 'reading_alert', key: 'reading_id', of: 'reading', stored: 'raised_at' },
  notes: { table: 'care_note', key: 'note_id', goesWith: [WITH_ENCOUNTER] },
  followUps: { table: 'follow_up', key: 'id', goesWith: [WITH_CALL, WITH_ENCOUNTER] },
  reports: { table: 'report', key: 'id', goesWith: [WITH_CALL] },
  messages: { table: 'patient_message', key: 'id', goesWith: [WITH_CALL] },
  encounters: { table: 'encounter', key: 'id' },
  sheetVersions: { table: 'case_sheet_version', key: 'id' },
  prescriptions: { table: 'prescription', key: 'id', goesWith: [WITH_ENCOUNTER] },
  enrolments: { table: 'enrolment', key: 'id', stored: 'enrolled_at' },
} as const satisfies Record<MergeCount, Counted>;

interface Counted {
  readonly table: keyof Schema;
  readonly key: string;
  /** Under whose key it is recorded, where it is a part of something. */
  readonly of?: keyof Schema;
  /** The column that says when it was stored. */
  readonly stored?: string;
  /** What it may belong to, by which column: it is where that is. */
  readonly goesWith?: readonly { readonly table: keyof Schema; readonly by: string }[];
}

export type Counts = Readonly<Record<MergeCount, number>>;

async function countWhere(
  tx: Kysely<Schema>,
  vitaId: string,
  condition: (counted: Counted) => RawBuilder<unknown>,
): Promise<Counts> {
  const columns = Object.entries<Counted>(COUNTED).map(
    ([name, counted]) => sql`(
      select count(distinct t.${sql.ref(counted.key)})::int from ${sql.table(counted.table)} t
      where t.person_id = ${vitaId}::uuid and ${condition(counted)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(columns)}`.execute(tx);
  return rows[0] as Counts;
}

/** Everything of a patient. */
export const countRows = (tx: Kysely<Schema>, vitaId: string): Promise<Counts> =>
  countWhere(tx, vitaId, () => sql`true`);

/** Of a merge: what goes back, and what was stored since and stays. */
export async function countUndo(
  tx: Kysely<Schema>,
  { mergeId, from }: Moving,
  mergedAt: number,
): Promise<{ readonly back: Counts; readonly stays: Counts }> {
  const goesBack = ({ table, key, of = table, goesWith = [] }: Counted) => {
    const own = sql`t.${sql.ref(key)} in ${recorded(mergeId, of)}`;
    const withWhole = goesWith.map(
      (whole) => sql`coalesce(t.${sql.ref(whole.by)} in ${recorded(mergeId, whole.table)}, false)`,
    );
    return sql`(${sql.join([own, ...withWhole], sql` or `)})`;
  };
  const back = await countWhere(tx, from, goesBack);
  const stays = await countWhere(
    tx,
    from,
    (counted) =>
      sql`t.${sql.ref(counted.stored ?? 'created_at')} >= ${mergedAt} and not ${goesBack(counted)}`,
  );
  return { back, stays };
}
