import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

export const SERVICE_TYPES = [
  'GP_CONSULTATION',
  'OPHTHAL_CONSULTATION',
  'DENTAL_CONSULTATION',
  'ENDOCRINOLOGY_CONSULTATION',
  'CARDIOLOGY_CONSULTATION',
  'VITALS_SCREENING',
  'PRE_EMPLOYMENT_MER',
  'NCD_SCREENING',
  'WELLNESS_CAMP',
  'LAB_RESULT_AUTHENTICATION',
  'RADIOLOGY_RESULT_AUTHENTICATION',
  'PRESCRIPTION_VALIDATION',
  'NURSING',
  'PHYSIOTHERAPY',
  'PROHEALTH_CHECK',
  'LAB_SAMPLE_COLLECTION',
  'FKHP_PRESCRIPTION_VALIDATION',
  'AHC_PHYSIO_ASSESSMENT',
  'AHC_PRESCRIPTION_VALIDATION',
  'AHC_DOCTOR_VC',
  'AHC_DOCTOR_AT_HOME',
  'AHC_NURSE_AT_HOME',
  'AHC_PHYSIO_AT_HOME',
  'PH_HEALTH_CHECK',
  'AHLL_LAB_TEST_SAMPLE_COLLECTION',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The retail partner's service. Its label starts with the partner's configured name. */
const PARTNER_SERVICE = 'FKHP_PRESCRIPTION_VALIDATION' satisfies ServiceType;

/** Service types with a display name; all others show their raw value (specification 3.3). */
type NamedServiceType =
  | 'AHC_DOCTOR_VC'
  | 'AHC_DOCTOR_AT_HOME'
  | 'AHC_PHYSIO_AT_HOME'
  | 'AHC_NURSE_AT_HOME'
  | typeof PARTNER_SERVICE;

/** The lower-case letter in "Nurse at Home" is from the specification. */
const SERVICE_TYPE_LABELS = words.serviceTypeLabels satisfies CodedLabels<NamedServiceType>;

export interface ServiceTypeLabelOptions {
  /** Configured name of the retail partner. */
  readonly partner?: string | undefined;
  readonly locale?: string | undefined;
}

export function serviceTypeLabel(type: string, { partner, locale }: ServiceTypeLabelOptions = {}): string {
  const label = codedLabel(SERVICE_TYPE_LABELS, type, locale);
  const name = partner?.trim();
  return type === PARTNER_SERVICE && name ? `${name} ${label}` : label;
}
