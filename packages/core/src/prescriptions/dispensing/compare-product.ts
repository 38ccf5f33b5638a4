import { isSameForm } from '../dose/known-strengths.ts';
import { readLine } from '../dose/read-line.ts';
import { isAbout, readStrength, strengthRatio } from '../dose/strength.ts';
import { type MedicineTables, wordKey } from '../medicines/medicine-tables.ts';
import { nameWords } from '../medicines/name-words.ts';
import { type MedicineReading, readMedicineName } from '../medicines/read-medicine-name.ts';
import { substancesKey } from '../medicines/same-medicine.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import { readQuickEntry } from '../quick-entry.ts';
import { dispenseUnitOf } from './ordered-quantity.ts';

/**
 * How a product compares with a line. `same` and `generic` can be dispensed; `unread`, `no-strength` and `release`
 * need a written reason; others never, because another medicine is the doctor's decision.
 */
export type ProductMatch =
  | { readonly match: 'same' | 'generic' }
  | { readonly match: 'unread' | 'no-strength' | 'release' }
  | { readonly match: 'other-substance'; readonly substances: readonly string[] }
  | { readonly match: 'other-strength'; readonly strength: string }
  | { readonly match: 'other-form'; readonly form: string }
  | { readonly match: 'misspelt'; readonly meant: string }
  | { readonly match: 'strength-missing' };

/** Words in a name that mean slow release. */
const RELEASES: ReadonlySet<string> = new Set(
  'sr er xr xl mr cr la retard chrono sustained extended prolonged controlled modified'.split(' '),
);

const isSlow = (text: string): boolean => nameWords(text).some((word) => RELEASES.has(word.text));

/** Returns the amount of each substance in one unit of a medicine. */
function contentsOf(name: string, line: PrescribedLine, tables: MedicineTables) {
  const unit = dispenseUnitOf(line);
  const one = { ...line, medicine: name, amount: 1, times: null, steps: null, frequency: 'STAT', unit };
  return new Map(
    readLine(one, tables).dose.doses.map(({ substance, single, unit }) => [substance, { single, unit }]),
  );
}

/** Returns undefined if either strength is unknown. */
function isSameStrength(
  { strength = '' }: MedicineReading,
  product: string,
  line: PrescribedLine,
  tables: MedicineTables,
): boolean | undefined {
  const ours = contentsOf(line.medicine, line, tables);
  const theirs = contentsOf(product, { ...line, strength: '' }, tables);
  if (ours.size > 0 && theirs.size > 0)
    return [...ours].every(([substance, { single, unit }]) => {
      const other = theirs.get(substance);
      return other?.unit === unit && isAbout(other.single, single);
    });
  const [one, other] = [readStrength(line.strength), readStrength(strength)];
  return one && other ? isAbout(strengthRatio(other, one) ?? Number.NaN, 1) : undefined;
}

const isNamedAlike = (product: string, { medicine, strength }: PrescribedLine): boolean =>
  [medicine, `${medicine} ${strength}`].map(wordKey).includes(wordKey(product));

function writtenForm(product: string, tables: MedicineTables): string | undefined {
  const { line, assumed } = readQuickEntry(product, tables.medicines);
  return assumed.includes('form') ? undefined : (line.form ?? undefined);
}

/** Compares a dispensed product with the prescription, using the tables of medicines and brands. */
export function compareProduct(product: string, line: PrescribedLine, tables: MedicineTables): ProductMatch {
  if (isNamedAlike(product, line)) return { match: 'same' };
  const theirs = readMedicineName(product, tables);
  const ours = readMedicineName(line.medicine, tables);
  if (theirs.by === 'spelling') return { match: 'misspelt', meant: theirs.meant ?? product };
  if (theirs.by === 'none' || ours.by === 'none') return { match: 'unread' };
  if (substancesKey(theirs.substances) !== substancesKey(ours.substances))
    return { match: 'other-substance', substances: theirs.substances };
  const form = writtenForm(product, tables);
  if (form && line.form && !isSameForm(form, line.form)) return { match: 'other-form', form };
  const isStrength = isSameStrength(theirs, product, line, tables);
  if (isStrength === false) return { match: 'other-strength', strength: theirs.strength ?? '' };
  if (isStrength === undefined)
    return {
      match: theirs.strength === undefined && line.strength !== '' ? 'strength-missing' : 'no-strength',
    };
  if (isSlow(product) !== isSlow(`${line.medicine} ${line.strength} ${line.instructions}`))
    return { match: 'release' };
  return { match: 'generic' };
}

/** Whether dispensing a product needs a written reason. */
export const asksProductReason = ({ match }: ProductMatch): boolean =>
  match === 'unread' || match === 'no-strength' || match === 'release';
