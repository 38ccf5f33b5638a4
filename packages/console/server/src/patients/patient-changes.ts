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

/** What a version stands for, and no part of the registration. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['vitaId', 'updatedAt', 'name']);

/** What a change made of a patient, part by part. */
export function changesOf(before: RegisteredPatient, after: RegisteredPatient): PatientChanges {
  return Object.entries(recordChanges(before, after))
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, values]) => ({ field, ...values }));
}

export interface NewPatientChange {
  readonly organisationId: string;
  /** Null for a command on the server, which has neither an author nor a reason. */
  readonly by: { readonly facilityId: string; readonly staffId: string; readonly reason: GivenReason } | null;
  readonly vitaId: string;
  readonly kind: ChangeKind;
  readonly changes: PatientChanges;
  /** Unix seconds. */
  readonly now: number;
}

/** Writes down what was changed of a patient, in the transaction that changes it. */
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

/** The changes of a patient's registration, the newest first, a page at a time; `after` is the id of the last one. */
export async function listPatientChanges(tx: Kysely<Schema>, vitaId: string, after: string | undefined) {
  const rows = await selectChanges(tx, vitaId)
    .$if(after !== undefined, (query) => query.where('c.id', '<', after ?? ''))
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return { data: page.map(toEntry), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** The parts of a registration that somebody changed here: what a source says of them later does not replace it. */
export async function changedParts(tx: Kysely<Schema>, vitaId: string): Promise<ReadonlySet<string>> {
  const rows = await selectChanges(tx, vitaId).execute();
  return new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)));
}

/** Who changed a patient last, for whoever comes second. */
export async function lastChangedBy(
  tx: Kysely<Schema>,
  vitaId: string,
): Promise<{ readonly name: string; readonly at: number } | undefined> {
  const row = await selectChanges(tx, vitaId).limit(1).executeTakeFirst();
  return row?.author_name ? { name: row.author_name, at: row.created_at } : undefined;
}
