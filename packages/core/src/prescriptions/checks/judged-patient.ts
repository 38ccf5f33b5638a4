import type { Age } from '#clinical';
import type { LineToDose } from '../dose/line-to-dose.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import type { PregnancyState } from './pregnancy-rules.ts';

/** A value with its calendar day, YYYY-MM-DD. */
export interface DatedValue {
  readonly value: number;
  readonly on: string;
}

/** Lab values that the checks use, with fixed units. */
export interface JudgedValues {
  /** mL/min/1.73 m², of the last 90 days. */
  readonly egfr?: DatedValue;
  /** mmol/L. */
  readonly potassium?: DatedValue;
  /** ×10⁹/L. */
  readonly platelets?: DatedValue;
  readonly inr?: DatedValue;
  /** Multiple of the upper reference limit. */
  readonly alt?: DatedValue;
  /** mmol/L. */
  readonly sodium?: DatedValue;
}

/** A medicine that the patient takes in addition to the checked line. */
export interface CurrentMedicine {
  /** As recorded. */
  readonly name: string;
  /** The line of our own prescription; undefined for reports of the patient or another system. */
  readonly line?: Pick<PrescribedLine, 'medicine'> & LineToDose;
}

/** An active condition, as recorded. */
export interface CurrentCondition {
  readonly name: string;
  /** ICD-10 code, if there is one. */
  readonly code?: string;
  /** Only a person can interpret it. */
  readonly isUnread?: true;
}

/**
 * Everything that the checks know about a patient. Unknown facts are absent: a rule that needs one asks for it and
 * never assumes a no.
 */
export interface JudgedPatient {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  readonly sex?: string;
  /** Lowest possible age. */
  readonly age?: Age;
  /** Highest possible age, if only the year or month of birth is known. */
  readonly oldest?: Age;
  /** kg. */
  readonly weight?: DatedValue;
  readonly pregnancy: PregnancyState;
  readonly gestationalDays?: number;
  /** Days since the last birth, if known. */
  readonly daysAfterBirth?: number;
  /** Undefined if not asked. */
  readonly breastfeeding?: boolean;
  readonly values: JudgedValues;
  readonly conditions: readonly CurrentCondition[];
  /** Names as recorded. */
  readonly allergies: readonly string[];
  /** Current medicines, without the lines of the checked prescription. */
  readonly current: readonly CurrentMedicine[];
}
