import { readAllergies } from '@careline/core/internal/case-sheets';
import type { RecordSummary } from '@careline/core/internal/overview';
import { isAbsence, sectionOfKind } from '@careline/core/internal/record';
import { useEntryName } from './vital-entries.tsx';

/**
 * What is known about allergies. `asked`: someone asked and there is none. `unconfirmed`: only reported or ended ones.
 * `unknown`: nothing is recorded, so the patient must be asked.
 */
export interface AllergyStanding {
  readonly kind: 'named' | 'asked' | 'unconfirmed' | 'unknown';
  readonly names: readonly string[];
}

/** Returns what is known about a patient's allergies, from all sources. */
export function useAllergyStanding(): (summary: RecordSummary) => AllergyStanding {
  const nameOf = useEntryName();
  return ({ allergySheet, entries, ended = [] }) => {
    const { allergies, noneKnown } = allergySheet
      ? readAllergies(allergySheet)
      : { allergies: [], noneKnown: undefined };
    const imported = entries.filter(({ kind }) => sectionOfKind(kind) === 'ALLERGIES');
    const named = [
      ...allergies.map(({ substance }) => substance),
      ...imported.filter((entry) => !isAbsence(entry)).map(nameOf),
    ];
    if (named.length > 0) return { kind: 'named', names: named };
    if (noneKnown || imported.length > 0) return { kind: 'asked', names: [] };
    const before = ended.flatMap(({ section, name }) => (section === 'ALLERGIES' && name ? [name] : []));
    return { kind: before.length > 0 ? 'unconfirmed' : 'unknown', names: before };
  };
}
