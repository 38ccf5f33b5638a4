import {
  type MedicineSuggestion,
  type MedicineTables,
  readMedicineName,
  suggestMedicineNames,
} from '@careline/core/internal/prescriptions';

const MOST = 7;
/** A form before the name, as in "Tab. metformin", the name as far as it is typed, and the number of a strength. */
const NAME = /^(\s*(?:tab|cap|syp|inj|susp)s?\.?\s+)?(\D*?)(\s+\d+(?:\.\d+)?)?$/i;

export interface NameSuggestion {
  readonly key: string;
  readonly medicine: MedicineSuggestion;
  /** What takes the place of the typed text. */
  readonly text: string;
}

/** Returns names that go on from what is typed, while it is still a name. */
export function suggestNames(typed: string, tables: MedicineTables | undefined): readonly NameSuggestion[] {
  const [, form = '', name = '', number = ''] = NAME.exec(typed) ?? [];
  if (!tables || name.trim() === '' || name.endsWith(' ')) return [];
  return suggestMedicineNames(tables, `${name.trim()}${number}`, MOST).map((medicine) => {
    const { generic, brand, strength } = medicine;
    const chosen = brand ? `${brand}${number}` : [generic, strength].filter(Boolean).join(' ');
    return { key: `${brand ?? ''}|${generic}`, medicine, text: `${form}${chosen}` };
  });
}

/** The strength that is meant, or those the medicine comes in; of a brand, what it contains. */
export function detailOf({ generic, brand, strength, medicine }: MedicineSuggestion): string {
  const strengths = [...new Set((medicine?.forms ?? []).flatMap((one) => one.strengths))].slice(0, 6);
  if (brand) return [generic, strength].filter(Boolean).join(' ');
  return strength ?? strengths.join(' · ');
}

/** How a name in free text is read: a medicine that is checked, one that is only probably meant, or none. */
export type NameStatus =
  | { readonly status: 'known' | 'unknown' | 'pending' }
  | { readonly status: 'meant'; readonly meant: string };

/** Returns whether the checks know a name; `pending` while it is empty or the tables are loading. */
export function nameStatus(name: string, tables: MedicineTables | undefined): NameStatus {
  if (!tables || name.trim() === '') return { status: 'pending' };
  const { by, meant } = readMedicineName(name.trim(), tables);
  if (by === 'spelling' && meant) return { status: 'meant', meant };
  return { status: by === 'none' ? 'unknown' : 'known' };
}
