/** What an amount of a substance is measured in. */
export type SubstanceUnit = 'mg' | 'IU' | 'mmol' | 'mL';

/** How much of one substance a line gives. Numbers are in `unit`. */
export interface DoseOfSubstance {
  /** The key of the substance: its generic name as `nameKey` has it. */
  readonly substance: string;
  readonly unit: SubstanceUnit;
  /** The most at one time. */
  readonly single: number;
  /** The most on one day; of `SOS` without a maximum, undefined. */
  readonly daily: number | undefined;
  /** The most in seven days. */
  readonly weekly: number | undefined;
  /** Over the whole duration; undefined where it has no end. */
  readonly total: number | undefined;
}

/** What is wrong with how a line is written, before anything is known of the patient. */
export type LineFault =
  /** The strength is none that this medicine comes in. */
  | { readonly kind: 'no-such-strength'; readonly strength: string; readonly known: readonly string[] }
  /** Ten times, or a thousand times, a strength that exists. */
  | { readonly kind: 'ten-times'; readonly strength: string; readonly meant: string }
  /** The unit of the dose does not fit the form: mL of a tablet, units of what is measured in mg. */
  | { readonly kind: 'unit-does-not-fit'; readonly unit: string; readonly form: string | null }
  /** The form or the route is none of this medicine. */
  | { readonly kind: 'no-such-form'; readonly form: string; readonly known: readonly string[] };

/** A line as it is understood: how much of each substance it gives, and what is wrong with how it is written. */
export interface DoseOfLine {
  /** Empty where the strength is not written or could not be read. */
  readonly doses: readonly DoseOfSubstance[];
  /** Doses on one day at most; undefined for `SOS`. */
  readonly timesADay: number | undefined;
  /** Days between doses: 1 of a daily medicine, 7 of a weekly one. */
  readonly everyDays: number;
  /** Null where it has no end. */
  readonly days: number | null;
  readonly faults: readonly LineFault[];
}
