import type { Age } from '#clinical';

/** What is wrong with a field, as data: the ui words it. */
export type FieldProblem =
  | { readonly code: 'required' }
  /** As `required`, in a section that must be answered. */
  | { readonly code: 'missing' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'too-many-decimals'; readonly decimals: number }
  /** Probably meant in another unit; the ui offers it. A reason keeps what was typed. */
  | { readonly code: 'slip'; readonly unit: string }
  /**
   * Impossible, but usual with the point one place further: `value` is the number that was probably meant. One that is
   * `possible` is kept with a reason.
   */
  | {
      readonly code: 'decimal-slip';
      readonly value: string;
      readonly unit: string;
      readonly possible?: true;
    }
  /**
   * A glucose of 10 to 33 mg/dL: does the meter show LO, is the patient awake? A reason keeps it; `meant` is the unit in
   * which it would be usual.
   */
  | { readonly code: 'meter-low'; readonly unit: string; readonly meant?: string }
  /** Two values that belong together: diastolic is not below systolic; the ui offers to swap them. */
  | { readonly code: 'swapped'; readonly with: string }
  | { readonly code: 'impossible'; readonly min: number; readonly max: number; readonly unit: string }
  /** Possible, but rarely right: a reason says that it is. */
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
  /** A rule of this form alone; `rule` is the message key of what is wrong and what to do. */
  | { readonly code: 'rule'; readonly rule: string };

/** Problems by `fieldPath`; empty when the form may be saved. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** What a form is checked against. */
export interface FormContext {
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The patient's age, where it is known: what is unlikely of an adult is not asked about a child. */
  readonly age?: Age;
  /** The unit of the patient's last value by `{metric}.{part}`: digits usual in it were not meant in another. */
  readonly lastUnits?: Readonly<Record<string, string>>;
  /** The linked infant's age; a newborn's where it is not known. */
  readonly infantAge?: Age;
}
