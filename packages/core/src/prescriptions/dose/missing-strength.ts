import type { MedicineForm } from '../coded/medicine-form.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { isSameForm, type KnownStrength } from './known-strengths.ts';
import type { LineFault, LineToDose } from './line-to-dose.ts';
import { routeGroupOf } from './route-group.ts';
import type { RouteGroup } from './route-group-names.ts';
import type { Strength } from './strength.ts';

/** Units that give a dose without the strength, or no dose at all. */
const WITHOUT_STRENGTH: readonly string[] = ['mg', 'mcg', 'g', 'unit', 'application', ''];
const LOCAL: readonly RouteGroup[] = ['eye', 'ear', 'nasal', 'skin', 'vaginal'];
const IN_ML: readonly string[] = ['mL', 'drop'];

const isPercent = ({ text }: KnownStrength): boolean => text.includes('%');

/** Whether the dose depends on the strength. Local products, such as eye drops and creams, don't. */
function needsStrength(line: LineToDose, known: readonly KnownStrength[]): boolean {
  if (WITHOUT_STRENGTH.includes(line.unit)) return false;
  if (line.form === 'patch') return true;
  if (LOCAL.includes(routeGroupOf(line))) return false;
  return line.form === 'injection' || known.length === 0 || !known.every(isPercent);
}

const formsLike = (rows: readonly Medicine[], form: string) =>
  rows.flatMap(({ forms }) => forms.filter((one) => isSameForm(one.form, form)));

/** Whether the table has strengths of this form. Otherwise "known" ones are from other forms. */
export const isListedForm = (rows: readonly Medicine[], form: string | null): boolean =>
  form === null || formsLike(rows, form).some(({ strengths }) => strengths.length > 0);

/** Whether the form is sold without a strength, like antacids. */
const isWithoutStrength = (rows: readonly Medicine[], form: string | null): boolean =>
  form !== null && formsLike(rows, form as MedicineForm).length > 0 && !isListedForm(rows, form);

const textsOf = (known: readonly KnownStrength[]): readonly string[] => [
  ...new Set(known.map(({ text }) => text)),
];

export interface UnmeasuredLine {
  readonly line: LineToDose;
  readonly rows: readonly Medicine[];
  /** Strength as written; empty if missing. */
  readonly text: string;
  readonly strength: Strength | undefined;
  /** Strengths of the medicine in this form. */
  readonly known: readonly KnownStrength[];
  /** Strengths that fit the line's unit. */
  readonly measurable: readonly KnownStrength[];
}

/** Returns questions about a line whose dose depends on a strength that could not be determined. */
export function missingStrengthFaults(one: UnmeasuredLine): readonly LineFault[] {
  const { line, rows, text, strength, known, measurable } = one;
  const form = line.form ?? null;
  if (!needsStrength(line, known) || isWithoutStrength(rows, form)) return [];
  const listed = isListedForm(rows, form) ? (measurable.length > 0 ? measurable : known) : [];
  if (text === '') return [{ kind: 'strength-missing', form, known: textsOf(listed) }];
  const isMixed = strength && IN_ML.includes(line.unit) === (strength.inMl === undefined);
  return isMixed ? [{ kind: 'strength-of-other-form', strength: text, form, known: textsOf(listed) }] : [];
}
