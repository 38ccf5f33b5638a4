import type { PrescriptionBasis } from '@careline/core/internal/prescriptions';

/** How to describe a patient's allergies. `none` and `unknown` apply only if no allergy was ever entered. */
export interface AllergyWords {
  readonly kind: 'recorded' | 'reported' | 'none' | 'ended' | 'unknown';
  readonly names: readonly string[];
}

export type KnownAllergies = Pick<
  PrescriptionBasis,
  'allergies' | 'reportedAllergies' | 'endedAllergies' | 'noKnownAllergies'
>;

/**
 * Returns how to describe allergies on paper and in the writer. Reported or ended allergies are named, never "none
 * recorded".
 */
export function allergyWords(known: KnownAllergies): AllergyWords {
  const { allergies, reportedAllergies = [], endedAllergies = [], noKnownAllergies } = known;
  if (allergies.length > 0) return { kind: 'recorded', names: allergies };
  if (reportedAllergies.length > 0) return { kind: 'reported', names: reportedAllergies };
  if (noKnownAllergies) return { kind: 'none', names: [] };
  if (endedAllergies.length > 0) return { kind: 'ended', names: endedAllergies };
  return { kind: 'unknown', names: [] };
}
