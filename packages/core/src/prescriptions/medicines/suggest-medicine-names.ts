import { type Medicine, suggestMedicines } from './medicine.ts';
import type { MedicineTables, NamedMedicine } from './medicine-tables.ts';
import { nameWords, textOfWords } from './name-words.ts';
import { readMedicineName } from './read-medicine-name.ts';

/** A name that goes on from what was typed. */
export interface MedicineSuggestion {
  /** The generic name that is prescribed. */
  readonly generic: string;
  /** The brand that was found, where it was a brand. */
  readonly brand?: string;
  /** The strength that a typed number means: `40 mg` for "telmi 40". */
  readonly strength?: string;
  /** The row of the table; undefined for a combination without one. */
  readonly medicine?: Medicine;
}

/** Brands that begin with the words, the shortest names first. */
function brandsFor(text: string, { names }: MedicineTables): readonly NamedMedicine[] {
  const found: NamedMedicine[] = [];
  for (const [key, named] of names) if (named.by === 'brand' && key.startsWith(text)) found.push(named);
  return found.toSorted((one, other) => one.name.length - other.name.length);
}

/**
 * Suggests generic names and brands that begin with what was typed, generic names first. A number behind the name picks the
 * strength; names that do not come in it are left out.
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
