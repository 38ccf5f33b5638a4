import type { Age } from '#clinical';
import type { FindingKind } from '../../src/prescriptions/checks/medicine-finding.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescribed-line.ts';

/** A patient of a case. A fact that is left out is unknown. */
export interface CasePatient {
  readonly age: Age;
  readonly sex: 'female' | 'male';
  readonly weightKg?: number;
  readonly pregnancy?: 'pregnant' | 'not-pregnant';
  /** Completed weeks of pregnancy. */
  readonly weeks?: number;
  readonly breastfeeding?: boolean;
  /** mL/min/1.73 m². */
  readonly egfr?: number;
  /** mmol/L. */
  readonly potassium?: number;
  /** mmol/L. */
  readonly sodium?: number;
  /** ×10⁹/L. */
  readonly platelets?: number;
  readonly inr?: number;
  /** Times the upper limit of the reference range. */
  readonly alt?: number;
  readonly conditions?: readonly string[];
  /** As recorded by hand. */
  readonly allergies?: readonly string[];
  /** Medicines taken already, as written down. */
  readonly current?: readonly string[];
}

/** A finding that a careful pharmacist expects. */
export interface ExpectedFinding {
  /** The least severity that is acceptable. */
  readonly severity: 'severe' | 'important';
  /** Index of the line. */
  readonly of: number;
  /** Acceptable kinds. More than one where the same danger can be described in two ways. */
  readonly because: readonly FindingKind[];
  /** Index of the other line of a pair: the finding may be on either one. */
  readonly pairedWith?: number;
}

export interface PrescriptionCase {
  /** Unique among all cases. */
  readonly label: string;
  readonly patient: CasePatient;
  readonly lines: readonly PrescribedLine[];
  readonly source: string;
}

export interface HarmfulCase extends PrescriptionCase {
  readonly expected: readonly ExpectedFinding[];
}

/** A prescription that is correct by its source: no finding may stop the signature. */
export type OrdinaryCase = PrescriptionCase;
