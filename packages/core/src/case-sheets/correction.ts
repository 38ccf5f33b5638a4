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

/** What is added to a list takes nothing back. */
function isTakenBack(keys: readonly string[], before: RowValues, after: RowValues): boolean {
  const [key = ''] = keys;
  const [was, is] = [before[key], after[key]];
  // A tick that is not set says nothing, and is left out of a section without an answer.
  if (was === undefined || (was === false && is === undefined)) return false;
  if (Array.isArray(was)) return was.some((one) => !(Array.isArray(is) && is.includes(one)));
  return !sameIn(keys, before, after);
}

/** Whether something that was said is not said any more, or otherwise. */
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
 * Whether answers say otherwise than an earlier version, and do not only add to it. Who was told of a critical value belongs to
 * the version in which it was measured.
 */
const corrects = (form: FormDefinition, before: FormAnswers, after: FormAnswers): boolean =>
  form.sections.some((section) => !section.apart && sectionCorrects(section, before, after));

/** Whether answers say otherwise than somebody else wrote: then a reason is needed. */
export const correctsOthers = (
  form: FormDefinition,
  newest: readonly Pick<SheetVersion, 'answers' | 'author'>[],
  answers: FormAnswers,
  staffId: string,
): boolean => newest.some((one) => one.author.id !== staffId && corrects(form, one.answers, answers));
