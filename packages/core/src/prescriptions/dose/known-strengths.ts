import type { MedicineForm } from '../coded/medicine-form.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { bareNumber, isAbout, readStrength, type Strength, strengthRatio } from './strength.ts';

/** A strength that a medicine comes in, with its form. */
export interface KnownStrength extends Strength {
  readonly form: MedicineForm;
  /** As the table of medicines has it. */
  readonly text: string;
}

const SOLID: readonly string[] = ['tablet', 'capsule'];

/** Tablets and capsules of one medicine are prescribed by either name. */
export const isSameForm = (one: string, other: string): boolean =>
  one === other || (SOLID.includes(one) && SOLID.includes(other));

/** Rows of the table that contain exactly these substances in this order, in any salt or release. */
export function rowsOf(substances: readonly string[], medicines: readonly Medicine[]): readonly Medicine[] {
  const key = substances.join('+');
  return medicines.filter((one) => one.substances.join('+') === key);
}

/** The strengths of these rows in a form; of every form where none is written or known of. */
export function knownStrengths(rows: readonly Medicine[], form: string | null): readonly KnownStrength[] {
  const all = rows.flatMap(({ forms }) =>
    forms.flatMap((one) =>
      one.strengths.flatMap((text) => {
        const strength = readStrength(text);
        return strength ? [{ ...strength, form: one.form, text }] : [];
      }),
    ),
  );
  const inForm = form === null ? [] : all.filter((one) => isSameForm(one.form, form));
  return inForm.length > 0 || rows.some((row) => row.forms.some((one) => one.form === form)) ? inForm : all;
}

const reversed = (strength: Strength): Strength => ({ ...strength, parts: strength.parts.toReversed() });

const onlyOne = (found: readonly KnownStrength[]): KnownStrength | undefined =>
  found.every((one) => one.text === found[0]?.text) ? found[0] : undefined;

/** A combination that is written by one number: the sum of its parts, or the first of them. */
function byOneNumber(written: Strength, known: readonly KnownStrength[]): KnownStrength | undefined {
  const [part] = written.parts;
  if (!part || written.parts.length !== 1) return undefined;
  const inUnit = known.filter(({ parts }) => parts.length > 1 && parts[0]?.unit === part.unit);
  const bySum = inUnit.filter(({ parts }) =>
    isAbout(
      part.amount,
      parts.reduce((sum, one) => sum + one.amount, 0),
    ),
  );
  const byFirst = inUnit.filter(({ parts }) => isAbout(part.amount, parts[0]?.amount ?? Number.NaN));
  return onlyOne(bySum) ?? onlyOne(byFirst);
}

/** A strength without a unit, where exactly one that is known has this number. */
function byBareNumber(text: string, known: readonly KnownStrength[]): KnownStrength | undefined {
  const number = bareNumber(text);
  return number === undefined
    ? undefined
    : onlyOne(
        known.filter(
          (one) =>
            Number.parseFloat(one.text) === number && one.parts.length === 1 && !one.text.includes('/'),
        ),
      );
}

/** A strength as it is understood, and whether the medicine comes in it. */
export interface UnderstoodStrength {
  readonly strength: Strength;
  readonly isKnown: boolean;
}

/** Understands a written strength of a medicine with so many substances. Undefined where it cannot be read. */
export function understandStrength(
  text: string,
  substanceCount: number,
  known: readonly KnownStrength[],
): UnderstoodStrength | undefined {
  const written = readStrength(text) ?? byBareNumber(text, known);
  if (!written) return undefined;
  const isListed = (strength: Strength): boolean =>
    known.some((one) => isAbout(strengthRatio(strength, one) ?? Number.NaN, 1));
  if (written.parts.length === substanceCount) {
    if (isListed(written)) return { strength: written, isKnown: true };
    const turned = reversed(written);
    return isListed(turned) ? { strength: turned, isKnown: true } : { strength: written, isKnown: false };
  }
  const combined = byOneNumber(written, known);
  if (combined) return { strength: combined, isKnown: true };
  return { strength: written, isKnown: isListed(written) };
}
