import {
  type MedicineSuggestion,
  type MedicineTables,
  readMedicineName,
  suggestMedicineNames,
} from '@careline/core/internal/prescriptions';

const MAX_SUGGESTIONS = 7;
/** An optional form such as "Tab.", the name typed so far, and an optional number of a strength. */
const NAME = /^(\s*(?:tab|cap|syp|inj|susp)s?\.?\s+)?(\D*?)(\s+\d+(?:\.\d+)?)?$/i;

export interface NameSuggestion {
  readonly key: string;
  readonly medicine: MedicineSuggestion;
  /** Replaces the typed text. */
  readonly text: string;
}

/** Returns names that complete the typed text, while it is still a name. */
export function suggestNames(typed: string, tables: MedicineTables | undefined): readonly NameSuggestion[] {
  const [, form = '', name = '', number = ''] = NAME.exec(typed) ?? [];
  if (!tables || name.trim() === '' || name.endsWith(' ')) return [];
  return suggestMedicineNames(tables, `${name.trim()}${number}`, MAX_SUGGESTIONS).map((medicine) => {
    const { generic, brand, strength } = medicine;
    const chosen = brand ? `${brand}${number}` : [generic, strength].filter(Boolean).join(' ');
    return { key: `${brand ?? ''}|${generic}`, medicine, text: `${form}${chosen}` };
  });
}

/** Returns the strength meant, the strengths available, or the contents of a brand. */
export function detailOf({ generic, brand, strength, medicine }: MedicineSuggestion): string {
  const strengths = [...new Set((medicine?.forms ?? []).flatMap((one) => one.strengths))].slice(0, 6);
  if (brand) return [generic, strength].filter(Boolean).join(' ');
  return strength ?? strengths.join(' · ');
}

/** How a free-text name was recognised: a checked medicine, a probable match, or none. */
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
