/** Medicines that are given with a meal, never at bedtime. */
export interface MealtimeMedicine {
  readonly substances: readonly string[];
  /** Combinations with one of these last through the night. */
  readonly exceptWith: readonly string[];
  readonly source: string;
}

export const MEALTIME_MEDICINES: readonly MealtimeMedicine[] = [
  {
    substances: ['insulin aspart', 'insulin lispro', 'insulin glulisine'],
    exceptWith: ['insulin aspart protamine', 'insulin lispro protamine', 'insulin degludec'],
    source: 'FDA labels insulin aspart, lispro and glulisine (with a meal)',
  },
];
