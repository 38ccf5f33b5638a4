import { type CodedLabels, codedLabel } from '#formatting';
import type { EncounterType } from './encounter-codes.ts';
import type { ServiceType } from './service-type.ts';
import * as words from './words/en.ts';

/** Packages of health checks. The specification names none (7.6), so these are ours. */
export const HEALTH_CHECK_PACKAGES = [
  'basic',
  'heart',
  'diabetes',
  'at-home',
  'online',
  'physical',
  'pre-employment',
  'camp',
] as const;
export type HealthCheckPackage = (typeof HEALTH_CHECK_PACKAGES)[number];

export interface PackageContent {
  readonly encounterType: EncounterType;
  /** Services that it can be booked for, default first. */
  readonly serviceTypes: readonly ServiceType[];
}

const CONTENT: Readonly<Record<HealthCheckPackage, PackageContent>> = {
  basic: {
    encounterType: 'AHC',
    serviceTypes: ['PROHEALTH_CHECK', 'VITALS_SCREENING', 'LAB_SAMPLE_COLLECTION', 'GP_CONSULTATION'],
  },
  heart: {
    encounterType: 'AHC',
    serviceTypes: ['PROHEALTH_CHECK', 'CARDIOLOGY_CONSULTATION', 'LAB_SAMPLE_COLLECTION'],
  },
  diabetes: {
    encounterType: 'AHC',
    serviceTypes: ['NCD_SCREENING', 'ENDOCRINOLOGY_CONSULTATION', 'OPHTHAL_CONSULTATION'],
  },
  'at-home': {
    encounterType: 'AHC',
    serviceTypes: [
      'AHC_NURSE_AT_HOME',
      'AHC_DOCTOR_AT_HOME',
      'AHC_PHYSIO_AT_HOME',
      'AHLL_LAB_TEST_SAMPLE_COLLECTION',
    ],
  },
  online: { encounterType: 'AHC', serviceTypes: ['AHC_DOCTOR_VC'] },
  physical: {
    encounterType: 'PHC',
    serviceTypes: ['PH_HEALTH_CHECK', 'VITALS_SCREENING', 'GP_CONSULTATION', 'DENTAL_CONSULTATION'],
  },
  'pre-employment': {
    encounterType: 'PHC',
    serviceTypes: ['PRE_EMPLOYMENT_MER', 'OPHTHAL_CONSULTATION', 'LAB_SAMPLE_COLLECTION'],
  },
  camp: { encounterType: 'PHC', serviceTypes: ['WELLNESS_CAMP', 'NCD_SCREENING'] },
};

const HEALTH_CHECK_PACKAGE_LABELS = words.healthCheckPackageLabels satisfies CodedLabels<HealthCheckPackage>;

export function healthCheckPackageLabel(key: string, locale?: string): string {
  return codedLabel(HEALTH_CHECK_PACKAGE_LABELS, key, locale);
}

export const packageContent = (key: HealthCheckPackage): PackageContent => CONTENT[key];
