import type { Age } from '#clinical';

/** A problem of a field, as data; the ui has the text. */
export type FieldProblem =
  | { readonly code: 'required' }
  /** Like `required`, in a required section. */
  | { readonly code: 'missing' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'too-many-decimals'; readonly decimals: number }
  /** Probably meant in another unit, which the ui offers. A reason keeps the entry. */
  | { readonly code: 'slip'; readonly unit: string }
  /**
   * Impossible as typed, but usual with the decimal point moved: `value` is the probable number. If `possible`, a
   * reason keeps the entry.
   */
  | {
      readonly code: 'decimal-slip';
      readonly value: string;
      readonly unit: string;
      readonly possible?: true;
    }
  /**
   * Glucose of 10 to 33 mg/dL: does the meter show LO, is the patient awake? A reason keeps it; `meant` is the unit in
   * which it would be usual.
   */
  | { readonly code: 'meter-low'; readonly unit: string; readonly meant?: string }
  /** Diastolic is not below systolic; the ui offers to swap them. */
  | { readonly code: 'swapped'; readonly with: string }
  | { readonly code: 'impossible'; readonly min: number; readonly max: number; readonly unit: string }
  /** Possible but unlikely; a reason keeps the entry. */
  | { readonly code: 'unlikely'; readonly min: number; readonly max: number; readonly unit: string }
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'too-many'; readonly max: number }
  | { readonly code: 'not-a-date' }
  | { readonly code: 'date-out-of-range' }
  | { readonly code: 'not-an-option' }
  | { readonly code: 'not-an-email' }
  | { readonly code: 'not-a-phone-number' }
  | { readonly code: 'not-an-address' }
  | { readonly code: 'not-digits' }
  | { readonly code: 'not-a-diagnosis-code' }
  /** A rule of this form; `rule` is a message key with the problem and what to do. */
  | { readonly code: 'rule'; readonly rule: string };

/** Problems by `fieldPath`; empty if the form can be saved. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** Context for validation. */
export interface FormContext {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** Age of the patient if known. Adult plausibility limits don't apply to children. */
  readonly age?: Age;
  /** Unit of the patient's last value by `{metric}.{part}`. Numbers that are usual in it are not taken for a slip. */
  readonly lastUnits?: Readonly<Record<string, string>>;
  /** Age of the linked infant; a newborn's if unknown. */
  readonly infantAge?: Age;
}
