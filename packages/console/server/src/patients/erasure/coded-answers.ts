import { callForm } from '@careline/core/internal/calls/forms';
import { CASE_SHEET_SECTIONS, isCaseSheetSection } from '@careline/core/internal/case-sheets';
import {
  type FormAnswers,
  type FormDefinition,
  type LeafField,
  sectionFields,
} from '@careline/core/internal/forms';

type Answers = Record<string, Record<string, unknown>>;

const CODED = new Set<LeafField['control']>(['dropdown', 'multiselect', 'boolean', 'number', 'date']);

/** Returns the stored keys of fields that take a listed value, a measurement or a date. */
const codedKeys = (fields: readonly LeafField[]): ReadonlySet<string> =>
  new Set(fields.filter((field) => CODED.has(field.control)).flatMap(({ key }) => [key, `${key}Unit`]));

function codedRow(
  row: Readonly<Record<string, unknown>>,
  coded: ReadonlySet<string>,
): Record<string, unknown> {
  const codedEntries = Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value === 'boolean' || typeof value === 'number') return [[key, value]];
    if (coded.has(key)) return [[key, value]];
    // Rows of a repeated group. The section lists their fields too.
    const rows = Array.isArray(value) && value.every((one) => one !== null && typeof one === 'object');
    return rows ? [[key, value.map((one) => codedRow(one, coded))]] : [];
  });
  return Object.fromEntries(codedEntries);
}

export interface StoredAnswers {
  readonly form: string;
  readonly answers: Answers;
  readonly programme: string;
  readonly callType: string;
}

function codedIn(known: FormDefinition | undefined, form: string, answers: Answers): Answers {
  const sections = known?.id === form ? known.sections : [];
  const fields = new Map(sections.map((section) => [section.key, codedKeys(sectionFields(section))]));
  return Object.fromEntries(
    Object.entries(answers).map(([key, section]) => [key, codedRow(section, fields.get(key) ?? new Set())]),
  );
}

/** Returns a case sheet section's answers without free text. */
export function codedSheetAnswers(version: {
  readonly section: string;
  readonly form: string;
  readonly answers: FormAnswers;
}): Answers {
  const { section, form, answers } = version;
  const known = isCaseSheetSection(section) ? CASE_SHEET_SECTIONS[section].form : undefined;
  return codedIn(known, form, answers as Answers);
}

/**
 * Returns a call's answers without free text. If this version does not know the form, only numbers and ticks remain.
 */
export const codedAnswers = ({ form, answers, programme, callType }: StoredAnswers): Answers =>
  codedIn(callForm(programme, callType), form, answers);
