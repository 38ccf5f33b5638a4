import {
  type FormAnswers,
  type FormDefinition,
  type FormField,
  leafFields,
  rowsOf,
} from '@careline/core/internal/forms';
import type { Kysely } from 'kysely';
import type { InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

interface NamedFile {
  readonly id: string;
  readonly path: string;
}

const filesOf = (fields: readonly FormField[], values: object, path: string): readonly NamedFile[] =>
  leafFields(fields)
    .filter(({ control }) => control === 'file')
    .flatMap(({ key }) => {
      const ids: unknown = Reflect.get(values, key);
      return Array.isArray(ids) ? ids.map((id) => ({ id: String(id), path: `${path}.${key}` })) : [];
    });

const namedFiles = (form: FormDefinition, answers: FormAnswers): readonly NamedFile[] =>
  form.sections.flatMap((section) => {
    const { key, fields, group } = section;
    const path = `version.answers.${key}`;
    const rows = rowsOf(section, answers[key]).flatMap((row, place) =>
      filesOf(group?.fields ?? [], row, `${path}.${group?.key}.${place}`),
    );
    return [...filesOf(fields, answers[key] ?? {}, path), ...rows];
  });

/** Returns faults for files in the answers that are not the patient's reports. */
export async function sheetFileFaults(
  tx: Kysely<Schema>,
  vitaId: string,
  form: FormDefinition,
  answers: FormAnswers,
): Promise<readonly InputFault[]> {
  const files = namedFiles(form, answers);
  if (files.length === 0) return [];
  const rows = await tx
    .selectFrom('report')
    .select('id')
    .where('person_id', '=', vitaId)
    .where('pending', '=', false)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return files
    .filter(({ id }) => !known.has(id))
    .map(({ path }) => ({ path, message: 'names a file that does not exist: upload it again' }));
}
