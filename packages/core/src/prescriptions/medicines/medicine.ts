import { MEDICINE_FORMS, type MedicineForm } from '../coded/medicine-form.ts';

/** A medicine of our own table. */
export interface Medicine {
  /** The generic name, as it is prescribed. */
  readonly name: string;
  /** Its ingredients and other names, each as `nameKey` has it. */
  readonly keys: readonly string[];
  /** Its active substances: the generic name of each one's own row, as `nameKey` has it. */
  readonly substances: readonly string[];
  /** The first is what it is; further ones are of its ingredients. */
  readonly classes: readonly string[];
  readonly forms: readonly { readonly form: MedicineForm; readonly strengths: readonly string[] }[];
}

/** Accents; the vowel signs of Indian scripts are no such marks. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Salts and releases: the same substance. */
const NOT_THE_SUBSTANCE =
  /\b(?:hydrochloride|hcl|maleate|succinate|tartrate|besylate|besilate|mesylate|phosphate|acetate|palmitate|trihydrate|dihydrate|sr|er|xr|mr|cr|la|od|ds|forte)\b/g;

/** "Diclofenac sodium" is diclofenac; "sodium chloride" and "potassium" are what they say. */
const TRAILING_SALT = /(?<=\S )(?:sodium|potassium|calcium)$/;

/** A name as it is compared: lower case, without marks, salts, releases and strengths. */
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
  // What consists of such words alone is the substance.
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

/** Reads the rows of the table: a name with others, classes, and what it comes as. */
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

/** Keys of the active substances: one for a single medicine, several for a combination. */
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

/** The medicine of exactly this name, or the first that has it as another name of its own; undefined for none. */
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

/** Medicines whose name, or another name of theirs, begins with what was typed; then those that have a word that does. */
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
