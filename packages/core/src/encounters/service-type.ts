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

/** The first five names are from the specification (3.3), including the lower-case letter in "Nurse at Home". */
const SERVICE_TYPE_LABELS = words.serviceTypeLabels satisfies CodedLabels<ServiceType>;

export interface ServiceTypeLabelOptions {
  /** Configured name of the retail partner. */
  readonly partner?: string | undefined;
  readonly locale?: string | undefined;
}

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export function serviceTypeLabel(type: string, { partner, locale }: ServiceTypeLabelOptions = {}): string {
  const label = codedLabel(SERVICE_TYPE_LABELS, type, locale);
  const name = partner?.trim();
  return type === PARTNER_SERVICE && name ? `${name} ${label}` : label;
}
