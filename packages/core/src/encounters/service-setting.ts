import type { EncounterClass } from './encounter-class.ts';
import type { ConsultationMode, EncounterType } from './encounter-codes.ts';
import type { ServiceType } from './service-type.ts';

export interface ServiceSetting {
  readonly consultationMode: ConsultationMode;
  readonly encounterClass: EncounterClass;
}

const AT_HOME: ServiceSetting = { consultationMode: 'PHYSICAL', encounterClass: 'HH' };
const ELSEWHERE: Partial<Record<ServiceType, ServiceSetting>> = {
  AHC_DOCTOR_AT_HOME: AT_HOME,
  AHC_NURSE_AT_HOME: AT_HOME,
  AHC_PHYSIO_AT_HOME: AT_HOME,
  AHLL_LAB_TEST_SAMPLE_COLLECTION: AT_HOME,
  AHC_DOCTOR_VC: { consultationMode: 'VIRTUAL', encounterClass: 'VR' },
  WELLNESS_CAMP: { consultationMode: 'PHYSICAL', encounterClass: 'FLD' },
};

/** Returns mode and class of a service: at the facility unless its name says otherwise. */
export function serviceSetting(service: ServiceType): ServiceSetting {
  return ELSEWHERE[service] ?? { consultationMode: 'PHYSICAL', encounterClass: 'AMB' };
}

/** Returns the encounter type of a service: AHC for annual health checks, PHC for all others. */
export const encounterTypeOf = (service: ServiceType): EncounterType =>
  /^AH(C|LL)_/.test(service) ? 'AHC' : 'PHC';
