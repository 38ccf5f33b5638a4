import {
  type FormAnswers,
  type FormDefinition,
  type FormSection,
  fieldsTogether,
  type RowValues,
  rowsBecame,
  rowsOf,
  sameIn,
} from '#forms';
import type { SheetVersion } from './version.ts';

type Keys = readonly (readonly string[])[];

/** Adding to a list takes nothing back. */
function isTakenBack(keys: readonly string[], before: RowValues, after: RowValues): boolean {
  const [key = ''] = keys;
  const [was, is] = [before[key], after[key]];
  // An unset checkbox says nothing, and is dropped from sections without answers.
  if (was === undefined || (was === false && is === undefined)) return false;
  if (Array.isArray(was)) return was.some((one) => !(Array.isArray(is) && is.includes(one)));
  return !sameIn(keys, before, after);
}

/** Whether an earlier answer was removed or changed. */
const takesBack = (fields: Keys, before: RowValues, after: RowValues): boolean =>
  fields.some((keys) => isTakenBack(keys, before, after));

function sectionCorrects(section: FormSection, before: FormAnswers, after: FormAnswers): boolean {
  const { key, fields, group } = section;
  const [was, is] = [before[key] ?? {}, after[key] ?? {}];
  if (takesBack(fieldsTogether(fields), was as RowValues, is as RowValues)) return true;
  if (!group) return false;
  const own = fieldsTogether(group.fields);
  const [rowsBefore, rowsAfter] = [rowsOf(section, was), rowsOf(section, is)];
  const became = rowsBecame(own, rowsBefore, rowsAfter);
  return rowsBefore.some((row, place) => {
    const now = became.get(place);
    return now === undefined || takesBack(own, row, rowsAfter[now] ?? {});
  });
}

/**
 * Whether answers change an earlier version rather than only add to it. The hand-over belongs to the version with the
 * measurement.
 */
const corrects = (form: FormDefinition, before: FormAnswers, after: FormAnswers): boolean =>
  form.sections.some((section) => !section.apart && sectionCorrects(section, before, after));

/** Whether answers change a colleague's entry, which needs a reason. */
export const correctsOthers = (
  form: FormDefinition,
  newest: readonly Pick<SheetVersion, 'answers' | 'author'>[],
  answers: FormAnswers,
  staffId: string,
): boolean => newest.some((one) => one.author.id !== staffId && corrects(form, one.answers, answers));
