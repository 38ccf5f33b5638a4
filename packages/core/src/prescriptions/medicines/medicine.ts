import { MEDICINE_FORMS, type MedicineForm } from '../coded/medicine-form.ts';

/** A medicine of our table. */
export interface Medicine {
  /** Generic name, as prescribed. */
  readonly name: string;
  /** Ingredients and other names in `nameKey` form. */
  readonly keys: readonly string[];
  /** Active substances: generic names of their own rows in `nameKey` form. */
  readonly substances: readonly string[];
  /** The first is the medicine's class; others belong to its ingredients. */
  readonly classes: readonly string[];
  readonly forms: readonly { readonly form: MedicineForm; readonly strengths: readonly string[] }[];
}

/** Accents, but not the vowel signs of Indian scripts. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Salts and release forms of the same substance. */
const NOT_THE_SUBSTANCE =
  /\b(?:hydrochloride|hcl|maleate|succinate|tartrate|besylate|besilate|mesylate|phosphate|acetate|palmitate|trihydrate|dihydrate|sr|er|xr|mr|cr|la|od|ds|forte)\b/g;

/** "Diclofenac sodium" is diclofenac; "sodium chloride" and "potassium" stay. */
const TRAILING_SALT = /(?<=\S )(?:sodium|potassium|calcium)$/;

/** Returns a name in normal form: lower case, without marks, salts, release forms and strengths. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .toLowerCase()
    .replace(/sulph/g, 'sulf')
    .replace(/\b\d+(?:\.\d+)?\s*(?:mg|mcg|g|ml|iu|%)?(?![\p{L}])/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const short = tidy(tidy(plain.replace(NOT_THE_SUBSTANCE, ' ')).replace(TRAILING_SALT, ''));
  // A name of only such words is the substance itself.
  return short === '' ? tidy(plain) : short;
}

const listOf = (text: string, mark: string | RegExp): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const isForm = (word: string): word is MedicineForm => (MEDICINE_FORMS as readonly string[]).includes(word);

function readForms(text: string): Medicine['forms'] {
  return listOf(text, ';').flatMap((part) => {
    const [form = '', ...rest] = part.split(' ');
    return isForm(form) ? [{ form, strengths: listOf(rest.join(' '), ',') }] : [];
  });
}

interface Row {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly others: readonly string[];
  readonly classes: readonly string[];
  readonly forms: Medicine['forms'];
}

function readRow(row: string): Row {
  const [names = '', classes = '', forms = ''] = row.split('|');
  const [name = '', others = ''] = names.split(' = ').map((part) => part.trim());
  const otherNames = listOf(others, ',');
  const composition = otherNames.find((one) => one.includes(' + ')) ?? name;
  return {
    name,
    ingredients: listOf(composition, ' + '),
    others: otherNames.filter((one) => one !== composition),
    classes: listOf(classes, ','),
    forms: readForms(forms),
  };
}

/** Reads rows of the table: names, classes, forms and strengths. */
export function readMedicines(rows: string): readonly Medicine[] {
  const all = listOf(rows, '\n').map(readRow);
  const substanceByName = new Map<string, string>();
  const single = all.filter(({ ingredients }) => ingredients.length === 1);
  for (const { others, name } of single)
    for (const other of others) substanceByName.set(nameKey(other), nameKey(name));
  for (const { name } of single) substanceByName.set(nameKey(name), nameKey(name));
  return all.map(({ name, ingredients, others, classes, forms }) => ({
    name,
    keys: [...new Set([name, ...listOf(name, '+'), ...ingredients, ...others].map(nameKey))],
    substances: ingredients.map(nameKey).map((key) => substanceByName.get(key) ?? key),
    classes,
    forms,
  }));
}

/** Returns the keys of the active substances: several for a combination. */
export const substancesOf = (medicine: Medicine): readonly string[] => medicine.substances;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .toLowerCase()
    .replace(/sulph/g, 'sulf')
    .replace(/\s*\+\s*/g, ' + ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the medicine with exactly this name, or the first with it as an alternative name; undefined if there is
 * none.
 */
export function medicineNamed(medicines: readonly Medicine[], name: string): Medicine | undefined {
  const text = folded(name);
  if (text === '') return undefined;
  const exact = medicines.find((one) => folded(one.name) === text);
  if (exact) return exact;
  const key = nameKey(name);
  return (
    medicines.find((one) => nameKey(one.name) === key) ??
    medicines.find((one) => !one.name.includes('+') && one.keys.includes(key))
  );
}

/** Returns medicines with a name that starts with the typed text, then those with such a word. */
export function suggestMedicines(
  medicines: readonly Medicine[],
  typed: string,
  most: number,
): readonly Medicine[] {
  const text = folded(typed);
  if (text.length < 2) return [];
  const begins = (name: string) => folded(name).startsWith(text);
  const first = medicines.filter(({ name }) => begins(name));
  const further = medicines.filter(
    (one) => !first.includes(one) && one.keys.some((key) => key.startsWith(text) || key.includes(` ${text}`)),
  );
  return [...first, ...further].slice(0, most);
}
