import type { Reach } from '../reach.ts';

/** Substances that a rule treats alike. */
export interface MedicineGroup {
  /** Keys of substances, as `ReadMedicine` has them. */
  readonly substances?: readonly string[];
  /** Classes of the table of medicines, for substances that are not listed. */
  readonly classes?: readonly string[];
  /** A medicine of one of these classes is in the group only by its listed substances. */
  readonly unless?: readonly string[];
  /** Other groups whose members belong to this one. */
  readonly includes?: readonly string[];
  /** How the medicine must reach the body; systemic if left out. */
  readonly reach?: Reach | 'any';
}

/** Splits a list that is written with commas. */
export const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());
