import { type Medicine, suggestMedicines } from './medicine.ts';
import type { MedicineTables, NamedMedicine } from './medicine-tables.ts';
import { nameWords, textOfWords } from './name-words.ts';
import { readMedicineName } from './read-medicine-name.ts';

/** A suggested name. */
export interface MedicineSuggestion {
  /** Generic name to prescribe. */
  readonly generic: string;
  /** The matching brand, if it was one. */
  readonly brand?: string;
  /** Strength for a typed number: `40 mg` for "telmi 40". */
  readonly strength?: string;
  /** Row of the table; undefined for a combination without one. */
  readonly medicine?: Medicine;
}

/** Returns brands that start with the words, shortest names first. */
function brandsFor(text: string, { names }: MedicineTables): readonly NamedMedicine[] {
  const found: NamedMedicine[] = [];
  for (const [key, named] of names) if (named.by === 'brand' && key.startsWith(text)) found.push(named);
  return found.toSorted((one, other) => one.name.length - other.name.length);
}

/**
 * Suggests generic names and brands that start with the typed text, generic names first. A number after the name
 * selects the strength; names without it are left out.
 */
export function suggestMedicineNames(
  tables: MedicineTables,
  typed: string,
  most: number,
): readonly MedicineSuggestion[] {
  const words = nameWords(typed);
  const text = textOfWords(words.filter(({ isNumber }) => !isNumber));
  if (text.length < 2) return [];
  const numbers = textOfWords(words.filter(({ isNumber }) => isNumber));
  const generics = suggestMedicines(tables.medicines, text, most).map(
    (medicine): MedicineSuggestion => ({ generic: medicine.name, medicine }),
  );
  const brands = brandsFor(text, tables).map(
    ({ name, generic, medicine }): MedicineSuggestion => ({
      generic,
      brand: name,
      ...(medicine ? { medicine } : {}),
    }),
  );
  if (numbers === '') return [...generics, ...brands].slice(0, most);
  return [...generics, ...brands]
    .flatMap((one): readonly MedicineSuggestion[] => {
      const { strength } = readMedicineName(`${one.brand ?? one.generic} ${numbers}`, tables);
      return strength === undefined ? [] : [{ ...one, strength }];
    })
    .slice(0, most);
}
