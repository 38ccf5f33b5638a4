import type { PrescribedLine } from '../prescribed-line.ts';

/** Units of substances. */
export type SubstanceUnit = 'mg' | 'IU' | 'mmol' | 'mL';

/** Faults in how a line is written, independent of the patient. */
export type LineFault =
  /** The medicine does not come in this strength. */
  | {
      readonly kind: 'no-such-strength';
      readonly strength: string;
      readonly known: readonly string[];
      /** There is no amount per substance, so the dose is unknown. */
      readonly isUnread?: boolean;
    }
  /** Ten or a thousand times an existing strength. */
  | { readonly kind: 'ten-times'; readonly strength: string; readonly meant: string }
  /** The dose unit does not fit the form: mL of a tablet, or units of a substance in mg. */
  | { readonly kind: 'unit-does-not-fit'; readonly unit: string; readonly form: string | null }
  /** The medicine does not have this form. */
  | { readonly kind: 'no-such-form'; readonly form: string; readonly known: readonly string[] }
  /** The strength is missing; `known` are those of the form: several, or none in the table. */
  | { readonly kind: 'strength-missing'; readonly form: string | null; readonly known: readonly string[] }
  /** The strength is for a tablet but the dose in mL, or the other way round. */
  | {
      readonly kind: 'strength-of-other-form';
      readonly strength: string;
      readonly form: string | null;
      readonly known: readonly string[];
    }
  /** Insulin is ordered in units: a mL contains 40, 100 or 300. */
  | { readonly kind: 'insulin-not-in-units'; readonly unit: string }
  /** More tablets or pieces than anyone takes at once. */
  | { readonly kind: 'too-many-pieces'; readonly amount: number; readonly unit: string };

/** The fields of a dose. Older sources may lack form, route and duration. */
export type LineToDose = Pick<PrescribedLine, 'strength' | 'amount' | 'unit' | 'frequency' | 'times'> &
  Partial<Pick<PrescribedLine, 'form' | 'route' | 'days' | 'instructions' | 'steps' | 'maxPerDay'>>;
