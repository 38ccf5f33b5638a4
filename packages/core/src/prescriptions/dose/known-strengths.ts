import type { MedicineForm } from '../coded/medicine-form.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { bareNumber, isAbout, readStrength, type Strength, strengthRatio } from './strength.ts';

/** A strength of a medicine, with its form. */
export interface KnownStrength extends Strength {
  readonly form: MedicineForm;
  /** As in the table of medicines. */
  readonly text: string;
}

const SOLID: readonly string[] = ['tablet', 'capsule'];

/** Tablets and capsules of a medicine are prescribed by either name. */
export const isSameForm = (one: string, other: string): boolean =>
  one === other || (SOLID.includes(one) && SOLID.includes(other));

const strengthsByRow = new WeakMap<Medicine, readonly KnownStrength[]>();

function readStrengths(row: Medicine): readonly KnownStrength[] {
  const known = row.forms.flatMap(({ form, strengths }) =>
    strengths.flatMap((text) => {
      const strength = readStrength(text);
      return strength ? [{ ...strength, form, text }] : [];
    }),
  );
  strengthsByRow.set(row, known);
  return known;
}

/** Reorders the amounts to another order of substances; unchanged unless there is one per substance. */
function reordered<Given extends Strength>(
  strength: Given,
  from: readonly string[],
  to: readonly string[],
): Given {
  if (from.length !== strength.parts.length || from.join() === to.join()) return strength;
  const parts = to.map((one) => strength.parts[from.indexOf(one)]);
  return parts.every((part) => part !== undefined) ? { ...strength, parts } : strength;
}

/** Returns the strengths of rows in a form, in the order of substances; of all forms if none is given or known. */
export function knownStrengths(
  rows: readonly Medicine[],
  form: string | null,
  substances: readonly string[],
): readonly KnownStrength[] {
  const all = rows.flatMap((row) =>
    (strengthsByRow.get(row) ?? readStrengths(row)).map((one) => reordered(one, row.substances, substances)),
  );
  const inForm = form === null ? [] : all.filter((one) => isSameForm(one.form, form));
  return inForm.length > 0 || rows.some((row) => row.forms.some((one) => one.form === form)) ? inForm : all;
}

const isStrength = (one: Strength, other: Strength): boolean =>
  isAbout(strengthRatio(one, other) ?? Number.NaN, 1);

/** Returns a strength's amounts in the order of a known one with the same amounts. */
function inOrderOf(known: Strength, written: Strength): Strength | undefined {
  const [perKnown, perWritten] = known.inMl && written.inMl ? [known.inMl, written.inMl] : [1, 1];
  const left = [...written.parts];
  const parts = known.parts.flatMap(({ amount, unit }) => {
    const at = left.findIndex(
      (one) => one.unit === unit && isAbout(one.amount / perWritten, amount / perKnown),
    );
    return at === -1 ? [] : left.splice(at, 1);
  });
  const turned = { ...written, parts };
  return left.length === 0 && isStrength(turned, known) ? turned : undefined;
}

/** Returns the common strength; undefined if they differ. */
export const onlyOne = (found: readonly KnownStrength[]): KnownStrength | undefined =>
  found.every((one) => one.text === found[0]?.text) ? found[0] : undefined;

/** Returns the combinations that a single number can mean: the sum of the amounts, or else the first. */
function byOneNumber(written: Strength, known: readonly KnownStrength[]): readonly KnownStrength[] {
  const [part] = written.parts;
  if (!part || written.parts.length !== 1) return [];
  const inUnit = known.filter(({ parts }) => parts.length > 1 && parts[0]?.unit === part.unit);
  const bySum = inUnit.filter(({ parts }) =>
    isAbout(
      part.amount,
      parts.reduce((sum, one) => sum + one.amount, 0),
    ),
  );
  const byFirst = inUnit.filter(({ parts }) => isAbout(part.amount, parts[0]?.amount ?? Number.NaN));
  return onlyOne(bySum) ? bySum : byFirst;
}

const LIQUID: readonly string[] = ['syrup', 'drops'];

/** Whether a strength can belong to a form: listed for it, the amount per mL, or an amount in mL of a liquid. */
export function isOfForm(text: string, form: string | null, rows: readonly Medicine[]): boolean {
  if (form === null) return true;
  const strength = readStrength(text);
  const forms = rows.flatMap((row) => row.forms);
  const ofForm = forms.filter((one) => isSameForm(one.form, form)).flatMap((one) => one.strengths);
  if (ofForm.includes(text)) return true;
  const isIn = (known: string): boolean => {
    const other = readStrength(known);
    return other !== undefined && strength !== undefined && isStrength(strength, other);
  };
  if (ofForm.some(isIn)) return true;
  if (forms.some(({ strengths }) => strengths.includes(text))) return false;
  if (!strength || !(LIQUID.includes(form) || SOLID.includes(form))) return true;
  return LIQUID.includes(form) === (strength.inMl !== undefined);
}

/** Interprets a strength without a unit, if exactly one known strength has this number. */
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

/** Amounts of a combination without a unit: `75 + 150 + 400`. */
const BARE_AMOUNTS = /^\s*\d+(?:\.\d+)?(?:\s*[+/]\s*\d+(?:\.\d+)?)+\s*$/;

/** Amounts without a unit are mg or mcg if the medicine comes in them. */
function byBareAmounts(text: string, known: readonly KnownStrength[]): Strength | undefined {
  if (!BARE_AMOUNTS.test(text)) return undefined;
  return ['mg', 'mcg']
    .map((unit) => readStrength(`${text} ${unit}`))
    .find((strength) => strength && known.some((one) => inOrderOf(one, strength)));
}

/** Interprets "250 mg" for a medicine with this amount in some mL, and in no tablet. */
function byAmountInMl(written: Strength, known: readonly KnownStrength[]): KnownStrength | undefined {
  if (written.inMl !== undefined) return undefined;
  const found = known.filter((one) => isStrength(written, one));
  return found.every((one) => one.inMl !== undefined) ? onlyOne(found) : undefined;
}

/** An interpreted strength, and whether the medicine comes in it. */
export interface UnderstoodStrength {
  readonly strength: Strength;
  readonly isKnown: boolean;
}

/**
 * Interprets a written strength for these substances, whose amounts follow `writtenOrder`.
 * If the medicine only comes in these amounts in another order, that order is meant. Undefined if unreadable.
 */
export function understandStrength(
  text: string,
  substances: readonly string[],
  known: readonly KnownStrength[],
  writtenOrder: readonly string[] = substances,
): UnderstoodStrength | undefined {
  const written = readStrength(text) ?? byBareNumber(text, known) ?? byBareAmounts(text, known);
  if (!written) return undefined;
  const isListed = (strength: Strength): boolean => known.some((one) => isStrength(strength, one));
  const inMl = byAmountInMl(written, known);
  if (inMl) return { strength: inMl, isKnown: true };
  if (written.parts.length === substances.length) {
    const typed = reordered(written, writtenOrder, substances);
    if (isListed(typed)) return { strength: typed, isKnown: true };
    const turned = known.map((one) => inOrderOf(one, written)).find((one) => one !== undefined);
    return turned ? { strength: turned, isKnown: true } : { strength: typed, isKnown: false };
  }
  const combined = byOneNumber(written, known);
  if (combined.length === 0) return { strength: written, isKnown: isListed(written) };
  return { strength: onlyOne(combined) ?? written, isKnown: true };
}
