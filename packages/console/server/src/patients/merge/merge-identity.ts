import { genderCodeOf, UNKNOWN_GENDER } from '@careline/core/internal/patients';
import { MERGE_FIELDS, type MergeField } from '@careline/core/internal/patients/duplicates';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MergeMemory, Schema, StoredIdentifier } from '../../platform/database/schema.ts';
import { MERGED_UHID } from '../find-by-uhid.ts';
import { mergedColumns } from '../registration/person-columns.ts';
import { soundKey } from '../search/name-sound.ts';
import type { Moving } from './merge-rows.ts';

type Tx = Transaction<Schema>;
type Columns = Readonly<Record<string, unknown>>;

/** Returns the `person` columns of a field. The UHID has none: it is an identifier. */
const columnsBehind = (field: MergeField): readonly string[] =>
  field === 'uhid' ? [] : mergedColumns(field);

/**
 * Returns a gender as it is stored today. Rows not yet migrated and records of older merges have it in lower case.
 */
const writtenNow = (column: string, value: unknown): unknown =>
  column === 'gender' && typeof value === 'string' ? genderCodeOf(value) : value;

/** Reads a row of `person` as JSON, to compare it column by column and write it back with the column types. */
export async function readColumns(tx: Kysely<Schema>, vitaId: string): Promise<Columns> {
  const { rows } = await sql<{ row: Columns }>`
    select to_jsonb(p) as row from person p where p.id = ${vitaId}`.execute(tx);
  const columns = Object.entries(rows[0]?.row ?? {});
  return Object.fromEntries(columns.map(([column, value]) => [column, writtenNow(column, value)]));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (column: string, value: unknown): boolean =>
  value === null ||
  value === '' ||
  (column === 'gender' && value === UNKNOWN_GENDER) ||
  (Array.isArray(value) && value.length === 0);

/** Returns the fields that only the merged patient has a value for. */
export const filledFields = (kept: Columns, merged: Columns): readonly MergeField[] =>
  MERGE_FIELDS.filter((field) => {
    const [column] = columnsBehind(field);
    return column !== undefined && isEmpty(column, kept[column]) && !isEmpty(column, merged[column]);
  });

async function writeColumns(tx: Tx, vitaId: string, values: Columns): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const row = sql`jsonb_populate_record(null::person, ${JSON.stringify(values)}::jsonb)`;
  const set = names.map((name) => sql`${sql.ref(name)} = made.${sql.ref(name)}`);
  await sql`update person p set ${sql.join(set)} from ${row} made where p.id = ${vitaId}`.execute(tx);
}

/** Returns the words of both names, without repetition, the first name's words first. */
const bothKeys = (one: unknown, other: unknown): string =>
  [...new Set(`${one}${other}`.split(' ').filter((word) => word !== ''))].map((word) => ` ${word}`).join('');

const earliest = (...times: readonly unknown[]): number | null => {
  const known = times.filter((time): time is number => typeof time === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

/** Copies the chosen values to the remaining patient and returns what changed. */
async function takeColumns(
  tx: Tx,
  { from, to }: Moving,
  take: readonly MergeField[],
): Promise<MergeMemory['columns']> {
  const [kept, merged] = [await readColumns(tx, to), await readColumns(tx, from)];
  const fields = new Set([...take, ...filledFields(kept, merged)]);
  const taken = [...fields].flatMap(columnsBehind);
  const [first, second] = fields.has('name') ? [merged, kept] : [kept, merged];
  const name_key = bothKeys(first.name_key, second.name_key);
  const values: Columns = {
    ...Object.fromEntries(taken.map((column) => [column, merged[column]])),
    name_key,
    name_sound: soundKey(name_key),
    consent_withdrawn_at: earliest(kept.consent_withdrawn_at, merged.consent_withdrawn_at),
  };
  await writeColumns(tx, to, values);
  const changed = Object.keys(values).filter((column) => !same(kept[column], values[column]));
  return Object.fromEntries(
    changed.map((column) => [column, { before: kept[column] ?? null, after: values[column] ?? null }]),
  );
}

const readIdentifiers = (tx: Tx, vitaId: string): Promise<StoredIdentifier[]> =>
  tx
    .selectFrom('identifier')
    .select(['system', 'value', 'value_key'])
    .where('person_id', '=', vitaId)
    .orderBy('system')
    .orderBy('value')
    .execute();

async function replaceIdentifiers(tx: Tx, vitaId: string, rows: readonly StoredIdentifier[]): Promise<void> {
  await tx.deleteFrom('identifier').where('person_id', '=', vitaId).execute();
  if (rows.length === 0) return;
  await sql`
    insert into identifier (person_id, organisation_id, system, value, value_key)
    select p.id, p.organisation_id, i.system, i.value, i.value_key
    from person p, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(system text, value text, value_key text)
    where p.id = ${vitaId} on conflict (person_id, system, value) do nothing`.execute(tx);
}

const asMerged = (rows: readonly StoredIdentifier[]): StoredIdentifier[] =>
  rows.map((row) => (row.system === 'uhid' ? { ...row, system: MERGED_UHID } : row));

/** Gives the remaining patient all identifiers of both. One of the two UHIDs is shown. */
async function takeIdentifiers(tx: Tx, { from, to }: Moving, take: readonly MergeField[]) {
  const kept = await readIdentifiers(tx, to);
  const merged = await readIdentifiers(tx, from);
  const hasUhid = kept.some(({ system }) => system === 'uhid');
  const takes = take.includes('uhid') || !hasUhid;
  await replaceIdentifiers(tx, from, []);
  await replaceIdentifiers(tx, to, takes ? [...asMerged(kept), ...merged] : [...kept, ...asMerged(merged)]);
  return { kept, merged };
}

/** Copies the phones. The merged record keeps its own, which only an undo reads. */
async function addPhones(tx: Tx, { from, to }: Moving): Promise<string[]> {
  const { rows } = await sql<{ number_key: string }>`
    insert into person_phone (person_id, position, value, number_key, use)
    select ${to}::uuid, (row_number() over (order by h.position)
        + coalesce((select max(position) from person_phone where person_id = ${to}), -1))::smallint,
      h.value, h.number_key, h.use
    from person_phone h
    where h.person_id = ${from} and not exists (
      select from person_phone k where k.person_id = ${to} and k.number_key = h.number_key)
    returning number_key`.execute(tx);
  return rows.map(({ number_key }) => number_key);
}

/** Gives every facility with access to either patient access to the remaining one. */
async function takeFacilities(tx: Tx, { from, to }: Moving): Promise<MergeMemory['facilities']> {
  const left = await tx
    .deleteFrom('person_facility')
    .where('person_id', '=', from)
    .returning('facility_id')
    .execute();
  const merged = left.map(({ facility_id }) => facility_id);
  const { rows: added } = await sql<{ facility_id: string }>`
    insert into person_facility (person_id, facility_id) select ${to}::uuid, unnest(${merged}::uuid[])
    on conflict do nothing returning facility_id`.execute(tx);
  return { added: added.map(({ facility_id }) => facility_id), merged };
}

/** If both patients are in a programme, the earlier enrolment date wins. */
async function takeEarlierEnrolments(tx: Tx, { from, to }: Moving): Promise<MergeMemory['enrolments']> {
  const { rows } = await sql<MergeMemory['enrolments'][number]>`
    update enrolment k set enrolled_at = m.enrolled_at
    from enrolment m, enrolment b
    where k.person_id = ${to} and k.ended_at is null and m.person_id = ${from} and m.ended_at is null and b.id = k.id
      and m.facility_id = k.facility_id and m.programme = k.programme
      and m.enrolled_at > 0 and (k.enrolled_at = 0 or m.enrolled_at < k.enrolled_at)
      and not exists (
        select from enrolment o where o.person_id = k.person_id and o.facility_id = k.facility_id
          and o.programme = k.programme and o.enrolled_at = m.enrolled_at)
    returning k.id, b.enrolled_at as before, k.enrolled_at as after`.execute(tx);
  return rows;
}

/** Merges the identities of two patients and returns what an undo needs. */
export async function takeIdentity(
  tx: Tx,
  moving: Moving,
  take: readonly MergeField[],
): Promise<MergeMemory> {
  return {
    enrolments: await takeEarlierEnrolments(tx, moving),
    columns: await takeColumns(tx, moving, take),
    identifiers: await takeIdentifiers(tx, moving, take),
    phones: await addPhones(tx, moving),
    facilities: await takeFacilities(tx, moving),
  };
}

/**
 * Returns the columns that changed since the merge. An undo leaves them alone, together with a name's other column.
 */
function changedSince(now: Columns, columns: MergeMemory['columns']): ReadonlySet<string> {
  const changed = new Set(
    Object.keys(columns).filter((column) => !same(now[column], writtenNow(column, columns[column]?.after))),
  );
  const isNamed = ['name', 'names'].some(
    (column) => changed.has(column) || (column in columns && changed.has('name_key')),
  );
  return isNamed ? new Set([...changed, 'name', 'names', 'name_key', 'name_sound']) : changed;
}

/** Returns the fields that changed since the merge. */
export async function changedFields(
  tx: Kysely<Schema>,
  to: string,
  { columns }: MergeMemory,
): Promise<MergeField[]> {
  const changed = changedSince(await readColumns(tx, to), columns);
  return MERGE_FIELDS.filter((field) =>
    columnsBehind(field).some((column) => column in columns && changed.has(column)),
  );
}

async function giveColumnsBack(tx: Tx, to: string, { columns }: MergeMemory): Promise<void> {
  const changed = changedSince(await readColumns(tx, to), columns);
  const unchanged = Object.entries(columns).filter(([column]) => !changed.has(column));
  await writeColumns(
    tx,
    to,
    Object.fromEntries(unchanged.map(([column, { before }]) => [column, writtenNow(column, before)])),
  );
}

/** Gives the merged patient its old identifiers back. The other patient keeps its own and any added since. */
async function giveIdentifiersBack(
  tx: Tx,
  { from, to }: Moving,
  { identifiers }: MergeMemory,
): Promise<void> {
  const keys = (rows: readonly StoredIdentifier[]) => new Set(rows.map(({ value_key }) => value_key));
  const [own, theirs] = [keys(identifiers.kept), keys(identifiers.merged)];
  const left = (await readIdentifiers(tx, from)).filter(
    ({ value_key }) => own.has(value_key) || !theirs.has(value_key),
  );
  const hasUhid = left.some(({ system }) => system === 'uhid');
  const system = (row: StoredIdentifier): string => {
    const before = identifiers.kept.find(({ value_key }) => value_key === row.value_key)?.system;
    if (row.system !== MERGED_UHID || before === undefined) return row.system;
    return before === 'uhid' && hasUhid ? 'former-uhid' : before;
  };
  await replaceIdentifiers(
    tx,
    from,
    left.map((row) => ({ ...row, system: system(row) })),
  );
  await replaceIdentifiers(tx, to, identifiers.merged);
}

/** Takes back the facilities, except those that stored something for the remaining patient since the merge. */
async function giveFacilitiesBack(tx: Tx, { from, to }: Moving, { facilities }: MergeMemory): Promise<void> {
  const works = ['contact', 'reading', 'encounter', 'care_note', 'follow_up', 'report', 'enrolment'].map(
    (table) =>
      sql`select from ${sql.table(table)} t where t.person_id = f.person_id and t.facility_id = f.facility_id`,
  );
  await sql`
    delete from person_facility f
    where f.person_id = ${from} and f.facility_id = any(${facilities.added}::uuid[])
      and ${sql.join(
        works.map((work) => sql`not exists (${work})`),
        sql` and `,
      )}`.execute(tx);
  await sql`
    insert into person_facility (person_id, facility_id) select ${to}::uuid, unnest(${facilities.merged}::uuid[])
    on conflict do nothing`.execute(tx);
}

/**
 * Splits the identities again. Runs after the rows moved back, because a facility whose rows moved has none here any
 * more.
 */
export async function giveIdentityBack(tx: Tx, moving: Moving, memory: MergeMemory): Promise<void> {
  const { from } = moving;
  await giveColumnsBack(tx, from, memory);
  await giveIdentifiersBack(tx, moving, memory);
  await sql`
    delete from person_phone where person_id = ${from} and number_key = any(${memory.phones}::text[])`.execute(
    tx,
  );
  for (const { id, before, after } of memory.enrolments) {
    await tx
      .updateTable('enrolment')
      .set({ enrolled_at: before })
      .where('id', '=', id)
      .where('enrolled_at', '=', after)
      .execute();
  }
  await giveFacilitiesBack(tx, moving, memory);
}
