import type { Age } from '#clinical';
import type { LineToDose } from '../dose/dose-of-line.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import type { PregnancyState } from './pregnancy-rules.ts';

/** A value and the calendar day it is of, YYYY-MM-DD. */
export interface DatedValue {
  readonly value: number;
  readonly on: string;
}

/** The laboratory values that the checks ask for; units are fixed. */
export interface JudgedValues {
  /** mL/min/1.73 m², of the last 90 days. */
  readonly egfr?: DatedValue;
  /** mmol/L. */
  readonly potassium?: DatedValue;
  /** ×10⁹/L. */
  readonly platelets?: DatedValue;
  readonly inr?: DatedValue;
  /** Times the upper limit of the reference range. */
  readonly alt?: DatedValue;
  /** mmol/L. */
  readonly sodium?: DatedValue;
}

/** What a patient takes besides the line that is judged. */
export interface CurrentMedicine {
  /** As it was written down. */
  readonly name: string;
  /** Of our own prescriptions; undefined for what another system or the patient said. */
  readonly line?: Pick<PrescribedLine, 'medicine'> & LineToDose;
}

/** A condition in force, as it was recorded. */
export interface CurrentCondition {
  readonly name: string;
  /** ICD-10, where it was coded. */
  readonly code?: string;
  /** Nobody but a person can read what it is. */
  readonly isUnread?: true;
}

/**
 * All that the checks of a prescription know of a patient. What is not known is left out: a rule that needs it asks for it,
 * and never takes its absence for a no.
 */
export interface JudgedPatient {
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  readonly sex?: string;
  /** The least age it can be. */
  readonly age?: Age;
  /** The greatest age it can be, where the birth date is known by its year or month only. */
  readonly oldest?: Age;
  /** kg. */
  readonly weight?: DatedValue;
  readonly pregnancy: PregnancyState;
  readonly gestationalDays?: number;
  /** Days since she last gave birth, where that is known. */
  readonly daysAfterBirth?: number;
  /** Undefined where nobody asked. */
  readonly breastfeeding?: boolean;
  readonly values: JudgedValues;
  readonly conditions: readonly CurrentCondition[];
  /** Names as they were recorded. */
  readonly allergies: readonly string[];
  /** What runs already, without the lines of the prescription that is judged. */
  readonly current: readonly CurrentMedicine[];
}
