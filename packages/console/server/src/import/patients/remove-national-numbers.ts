import { randomUUID } from 'node:crypto';
import { nationalNumber } from '@careline/core/internal/fhir';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextPersons } from '../../patients/next-persons.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import { type Rewriting, type RewritingOptions, rewriteOnce } from '../../platform/database/rewriting.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';
import {
  addCounts,
  countKinds,
  type KindCounts,
  type NationalNumber,
  nationalNumbersIn,
  withoutNumbers,
} from './national-numbers.ts';

type Tx = Transaction<Schema>;

/** Numbers found for one patient, or in a document about no patient. */
interface Found {
  readonly organisationId: string;
  readonly personId: string | null;
  readonly numbers: readonly NationalNumber[];
}

/** Writes one audit row per organisation with the patients and counts, never a number. */
async function auditRemoval(tx: Tx, found: readonly Found[]): Promise<KindCounts> {
  for (const organisationId of new Set(found.map((one) => one.organisationId))) {
    const own = found.filter((one) => one.organisationId === organisationId);
    await writeAudit(tx, {
      requestId: randomUUID(),
      action: 'import/national-numbers',
      outcome: 'done',
      organisationId,
      personIds: own.flatMap(({ personId }) => personId ?? []),
      details: { removed: countKinds(own.flatMap(({ numbers }) => numbers)) },
    });
  }
  return countKinds(found.flatMap(({ numbers }) => numbers));
}

interface PersonRow {
  readonly id: string;
  readonly organisationId: string;
  readonly source: string;
  readonly details: string | null;
  readonly identifiers: readonly { readonly system: string; readonly value: string }[];
}

async function readPersons(tx: Tx, ids: readonly string[]): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.id, p.organisation_id as "organisationId", p.source, p.details::text as details, coalesce((
      select json_agg(json_build_object('system', i.system, 'value', i.value))
      from identifier i where i.person_id = p.id and i.system <> 'uhid'), '[]'::json) as identifiers
    from person p where p.id = any(${ids}::uuid[]) order by p.id for update of p`.execute(tx);
  return rows;
}

/** A source's own system contains hospital numbers, which may look like national numbers. */
function inIdentifiers({ identifiers, source }: PersonRow): readonly NationalNumber[] {
  return identifiers.flatMap(({ system, value }) => {
    const kind = nationalNumber({ types: system === source ? ['MR'] : [], system, value });
    return kind === undefined ? [] : [{ value, kind }];
  });
}

const inText = (json: string | null): readonly NationalNumber[] =>
  json === null ? [] : nationalNumbersIn(JSON.parse(json));

const uniqueNumbers = (numbers: readonly NationalNumber[]): readonly NationalNumber[] => [
  ...new Map(numbers.map((number) => [number.value, number])).values(),
];

/** Removes the numbers from the memory of merges, because an undo would restore them. */
async function removeFromMerges(tx: Tx, personId: string, numbers: readonly NationalNumber[]): Promise<void> {
  const { rows } = await sql<{ id: string; memory: string }>`
    select id, memory::text as memory from person_merge
    where kept_id = ${personId} or merged_id = ${personId} for update`.execute(tx);
  for (const { id, memory } of rows) {
    const masked = withoutNumbers(memory, numbers);
    if (masked === memory) continue;
    await sql`
      update person_merge set memory = (
        select jsonb_set(jsonb_set(m, '{identifiers,kept}', coalesce((
          select jsonb_agg(k) from jsonb_array_elements(m -> 'identifiers' -> 'kept') k
          where k ->> 'value' <> all(${numbers.map(({ value }) => value)}::text[])), '[]')),
          '{identifiers,merged}', coalesce((
          select jsonb_agg(k) from jsonb_array_elements(m -> 'identifiers' -> 'merged') k
          where k ->> 'value' <> all(${numbers.map(({ value }) => value)}::text[])), '[]'))
        from (select memory as m) as before)
      where id = ${id}`.execute(tx);
    await sql`
      update person_merge set memory = jsonb_set(memory, '{columns}', (${masked}::jsonb) -> 'columns')
      where id = ${id}`.execute(tx);
  }
}

async function removeFromPersons(tx: Tx, ids: readonly string[]): Promise<KindCounts> {
  const found: Found[] = [];
  for (const row of await readPersons(tx, ids)) {
    const numbers = uniqueNumbers([...inText(row.details), ...inIdentifiers(row)]);
    if (numbers.length === 0) continue;
    found.push({ organisationId: row.organisationId, personId: row.id, numbers });
    await tx
      .deleteFrom('identifier')
      .where('person_id', '=', row.id)
      .where('system', '<>', 'uhid')
      .where(
        'value',
        'in',
        numbers.map(({ value }) => value),
      )
      .execute();
    if (row.details !== null) {
      const details = withoutNumbers(row.details, numbers);
      await sql`update person set details = ${details}::jsonb where id = ${row.id}`.execute(tx);
    }
    await removeFromMerges(tx, row.id, numbers);
  }
  return auditRemoval(tx, found);
}

interface DocumentRow {
  readonly id: string;
  readonly organisationId: string;
  readonly personId: string | null;
  readonly content: string;
}

/** Removes the numbers from rows that are stored unchanged, including waiting ones. */
async function removeFromDocuments(tx: Tx, ids: readonly string[]): Promise<KindCounts> {
  const { rows } = await sql<DocumentRow>`
    select id, organisation_id as "organisationId", person_id as "personId", content from imported_resource
    where id = any(${ids}::uuid[]) and (content like '%"identifier%' or content like '%"medicalRecordNumber"%')
    order by id for update`.execute(tx);
  const found: Found[] = [];
  for (const { id, organisationId, personId, content } of rows) {
    const numbers = uniqueNumbers(inText(content));
    if (numbers.length === 0) continue;
    found.push({ organisationId, personId, numbers });
    await tx
      .updateTable('imported_resource')
      .set({ content: withoutNumbers(content, numbers) })
      .where('id', '=', id)
      .execute();
  }
  return auditRemoval(tx, found);
}

const IN_PERSONS: Rewriting<KindCounts> = {
  name: 'national-numbers.person@1',
  none: {},
  atOnce: 200,
  next: nextPersons,
  rewrite: removeFromPersons,
  add: addCounts,
};

const IN_DOCUMENTS: Rewriting<KindCounts> = {
  name: 'national-numbers.resource@1',
  none: {},
  atOnce: 50,
  next: async (tx, after, limit) => {
    const rows = await tx
      .selectFrom('imported_resource')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  rewrite: removeFromDocuments,
  add: addCounts,
};

/**
 * Removes national numbers that earlier versions imported, and returns how many of each kind.
 * Deletes the identifiers, and replaces the numbers with a mark in content that is stored unchanged.
 */
export async function removeNationalNumbers(
  db: Kysely<Schema>,
  options: RewritingOptions<KindCounts>,
): Promise<KindCounts> {
  const persons = await rewriteOnce(db, IN_PERSONS, options);
  const documents = await rewriteOnce(db, IN_DOCUMENTS, options);
  return addCounts(persons?.report ?? {}, documents?.report ?? {});
}

/** Logs the counts, never a number. Logs nothing if there were none. */
export function logNationalNumbers(log: Log, removed: KindCounts): void {
  if (Object.keys(removed).length > 0) log.info('national-numbers-removed', removed);
}
