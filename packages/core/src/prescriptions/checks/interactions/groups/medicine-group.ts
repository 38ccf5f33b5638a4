import type { Reach } from '../reach.ts';

/** Substances that a rule treats alike. */
export interface MedicineGroup {
  /** Keys of substances, as in `ReadMedicine`. */
  readonly substances?: readonly string[];
  /** Classes of the table of medicines, for substances that are not listed. */
  readonly classes?: readonly string[];
  /** Medicines of these classes belong to the group only by their listed substances. */
  readonly unless?: readonly string[];
  /** Other groups that this one includes. */
  readonly includes?: readonly string[];
  /** How the medicine must reach the body; systemic by default. */
  readonly reach?: Reach | 'any';
}

/** Splits a comma-separated list. */
export const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());
