import type { Answers, LogFile } from '@careline/core/internal/calls';
import { type FormDefinition, type FormField, leafFields } from '@careline/core/internal/forms';
import { isUuid } from '@careline/core/internal/http';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mayRead, type Reader } from '../../platform/access/access.ts';
import { type Entry, type InputFault, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** A file that a log refers to, with the neighbouring answers in the form. */
interface NamedFile {
  readonly id: string;
  /** For example `log.answers.labReports.reports.0.files`. */
  readonly path: string;
  readonly beside: Values;
}

function filesOf(fields: readonly FormField[], values: Values, path: string): NamedFile[] {
  return leafFields(fields)
    .filter(({ control }) => control === 'file')
    .flatMap(({ key }) => {
      const ids = values[key];
      if (!Array.isArray(ids)) return [];
      return ids.map((id) => ({ id: String(id), path: `${path}.${key}`, beside: values }));
    });
}

function namedFiles(form: FormDefinition, answers: Answers): NamedFile[] {
  return form.sections.flatMap(({ key, fields, group }) => {
    const values: Values = answers[key] ?? {};
    const path = `log.answers.${key}`;
    const rows = group ? values[group.key] : undefined;
    const ofRows = Array.isArray(rows)
      ? rows.flatMap((row, at) => filesOf(group?.fields ?? [], row as Values, `${path}.${group?.key}.${at}`))
      : [];
    return [...filesOf(fields, values, path), ...ofRows];
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface FiledLog {
  readonly contactId: string;
  readonly vitaId: string;
  readonly log: { readonly answers: Answers };
}

/** Returns the ids that are files of the patient and not deleted. */
async function known(tx: Kysely<Schema>, reader: Reader, vitaId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('report as r')
    .select('r.id')
    .where('r.id', 'in', ids)
    .where('r.person_id', '=', vitaId)
    .where(mayRead(reader, sql.ref('r.person_id')))
    .where('r.deleted_at', 'is', null)
    .where('r.pending', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Turns the files in a saved log into the patient's reports, with the form's details.
 * A file from an earlier log keeps its call. Throws `input-invalid` if a file is not the patient's.
 */
export async function fileReports(
  tx: Transaction<Schema>,
  form: FormDefinition,
  { contactId, vitaId, log }: FiledLog,
  entry: Entry,
): Promise<void> {
  const files = namedFiles(form, log.answers);
  const ids = files.map(({ id }) => id).filter(isUuid);
  const found = await known(tx, entry, vitaId, ids);
  const faults: InputFault[] = files
    .filter(({ id }) => !found.has(id))
    .map(({ path }) => ({ path, message: 'names a file that does not exist: upload it again' }));
  refuseFaults(faults);
  for (const { id, beside } of files) {
    await tx
      .updateTable('report')
      .set({
        contact_id: contactId,
        attached_at: entry.now,
        metric: textOf(beside.metric),
        title: textOf(beside.name),
        value: textOf(beside.value),
        unit: textOf(beside.unit),
        taken_on: textOf(beside.date),
      })
      .where('id', '=', id)
      .where('attached_at', 'is', null)
      .execute();
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/**
 * Returns the files that the answers refer to, by id.
 * Checks every text that looks like an id, because old forms have other fields.
 */
export async function filesIn(
  tx: Kysely<Schema>,
  vitaId: string,
  answers: readonly unknown[],
): Promise<ReadonlyMap<string, LogFile>> {
  const ids = [...new Set([...textsIn(answers)].filter(isUuid))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('report')
    .select(['id', 'name', 'media_type', 'size', 'deleted_at'])
    .where('id', 'in', ids)
    .where('person_id', '=', vitaId)
    .execute();
  const file = ({ id, name, media_type: mediaType, size, deleted_at: deletedAt }: (typeof rows)[number]) =>
    [id, { id, name, mediaType, size, deleted: deletedAt !== null }] as const;
  return new Map(rows.map(file));
}

/** Returns the files that one log refers to, in the order of its answers. */
export const filesNamedBy = (answers: unknown, files: ReadonlyMap<string, LogFile>): LogFile[] =>
  [...new Set(textsIn(answers))].flatMap((text) => files.get(text) ?? []);
