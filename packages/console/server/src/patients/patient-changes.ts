import type {
  ChangeKind,
  GivenReason,
  RegisteredPatient,
  RegistrationHistoryEntry,
} from '@careline/core/internal/patients/registration';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../platform/database/new-id.ts';
import { recordChanges } from '../platform/database/record-changes.ts';
import type { PatientChanges, Schema } from '../platform/database/schema.ts';

const PAGE = 50;

/** Identifies a version and is not part of the registration. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['vitaId', 'updatedAt', 'name']);

/** Returns the changes between two versions of a registration, part by part. */
export function changesOf(before: RegisteredPatient, after: RegisteredPatient): PatientChanges {
  return Object.entries(recordChanges(before, after))
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, values]) => ({ field, ...values }));
}

export interface NewPatientChange {
  readonly organisationId: string;
  /** Null for a command on the server, which has no author and no reason. */
  readonly by: { readonly facilityId: string; readonly staffId: string; readonly reason: GivenReason } | null;
  readonly vitaId: string;
  readonly kind: ChangeKind;
  readonly changes: PatientChanges;
  /** Unix seconds. */
  readonly now: number;
}

/** Records a change of a patient. Runs in the transaction that makes the change. */
export async function addPatientChange(
  tx: Transaction<Schema>,
  { organisationId, by, vitaId, kind, changes, now }: NewPatientChange,
): Promise<void> {
  await tx
    .insertInto('patient_change')
    .values({
      id: newId(),
      organisation_id: organisationId,
      facility_id: by?.facilityId ?? null,
      person_id: vitaId,
      kind,
      reason_code: by?.reason.code ?? null,
      reason_text: by?.reason.text ?? null,
      changes: JSON.stringify(changes),
      author_id: by?.staffId ?? null,
      created_at: now,
    })
    .execute();
}

const selectChanges = (tx: Kysely<Schema>, vitaId: string) =>
  tx
    .selectFrom('patient_change as c')
    .leftJoin('staff as author', 'author.id', 'c.author_id')
    .select(['c.id', 'c.kind', 'c.reason_code', 'c.reason_text', 'c.changes', 'c.author_id', 'c.created_at'])
    .select('author.name as author_name')
    .where('c.person_id', '=', vitaId)
    .orderBy('c.id', 'desc');

type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number];

const toEntry = (row: ChangeRow): RegistrationHistoryEntry => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  reason:
    row.reason_code === null
      ? null
      : { code: row.reason_code, ...(row.reason_text !== null && { text: row.reason_text }) },
  changes: row.changes.map((change) => ({ ...change })),
});

/**
 * Returns a page of registration changes, newest first. `after` is the id of the last change on the previous page.
 */
export async function listPatientChanges(tx: Kysely<Schema>, vitaId: string, after: string | undefined) {
  const rows = await selectChanges(tx, vitaId)
    .$if(after !== undefined, (query) => query.where('c.id', '<', after ?? ''))
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return { data: page.map(toEntry), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** Returns the parts of a registration that were edited here. A later import does not overwrite them. */
export async function changedParts(tx: Kysely<Schema>, vitaId: string): Promise<ReadonlySet<string>> {
  const rows = await selectChanges(tx, vitaId).execute();
  return new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)));
}

/** Returns who last changed a patient, for the message about a conflicting save. */
export async function lastChangedBy(
  tx: Kysely<Schema>,
  vitaId: string,
): Promise<{ readonly name: string; readonly at: number } | undefined> {
  const row = await selectChanges(tx, vitaId).limit(1).executeTakeFirst();
  return row?.author_name ? { name: row.author_name, at: row.created_at } : undefined;
}
