import type { Age } from '#clinical';
import type { FindingKind } from '../../src/prescriptions/checks/medicine-finding.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescribed-line.ts';

/** A patient of a case. Omitted facts are unknown. */
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
  /** Multiple of the upper reference limit. */
  readonly alt?: number;
  readonly conditions?: readonly string[];
  /** As typed into the record. */
  readonly allergies?: readonly string[];
  /** Current medicines, as written down. */
  readonly current?: readonly string[];
}

/** A finding that a careful pharmacist expects. */
export interface ExpectedFinding {
  /** The lowest acceptable severity. */
  readonly severity: 'severe' | 'important';
  /** Index of the line. */
  readonly of: number;
  /** Acceptable kinds; several if the same danger can be described in two ways. */
  readonly because: readonly FindingKind[];
  /** Index of the other line of a pair. The finding may be on either. */
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

/** A prescription that is correct by its source. No finding may block the signature. */
export type OrdinaryCase = PrescriptionCase;
