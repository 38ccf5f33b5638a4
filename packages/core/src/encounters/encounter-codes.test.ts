// spec: 4, 83-87, 176, 177

import { describe, expect, it } from 'vitest';
import { ENCOUNTER_CLASSES, encounterClassLabel } from './encounter-class.ts';
import {
  CONSULTATION_MODES,
  consultationModeLabel,
  ENCOUNTER_TYPES,
  encounterTypeLabel,
} from './encounter-codes.ts';
import { ENCOUNTER_STATUSES, encounterStatusLabel } from './encounter-status.ts';
import { LIFECYCLE_EVENTS, lifecycleEventLabel } from './lifecycle-event.ts';
import { SERVICE_TYPES, serviceTypeLabel } from './service-type.ts';

/** Written out on purpose: these values are stored, and changing one changes the contract. */
describe('the coded values of an encounter', () => {
  it.each([
    ['consultation modes', CONSULTATION_MODES, 'PHYSICAL VIRTUAL'],
    ['classes', ENCOUNTER_CLASSES, 'AMB EMER FLD HH IMP ACUTE NONAC OBSENC PRENC SS VR'],
    ['types', ENCOUNTER_TYPES, 'AHC PHC'],
    ['statuses', ENCOUNTER_STATUSES, 'CREATED AWAITED CONFIRMED DECLINED REJECTED COMPLETED CANCELLED'],
    [
      'lifecycle events',
      LIFECYCLE_EVENTS,
      'create assign_care_provider accept decline reject complete cancel',
    ],
    [
      'service types',
      SERVICE_TYPES,
      'GP_CONSULTATION OPHTHAL_CONSULTATION DENTAL_CONSULTATION ENDOCRINOLOGY_CONSULTATION ' +
        'CARDIOLOGY_CONSULTATION VITALS_SCREENING PRE_EMPLOYMENT_MER NCD_SCREENING WELLNESS_CAMP ' +
        'LAB_RESULT_AUTHENTICATION RADIOLOGY_RESULT_AUTHENTICATION PRESCRIPTION_VALIDATION NURSING ' +
        'PHYSIOTHERAPY PROHEALTH_CHECK LAB_SAMPLE_COLLECTION FKHP_PRESCRIPTION_VALIDATION ' +
        'AHC_PHYSIO_ASSESSMENT AHC_PRESCRIPTION_VALIDATION AHC_DOCTOR_VC AHC_DOCTOR_AT_HOME ' +
        'AHC_NURSE_AT_HOME AHC_PHYSIO_AT_HOME PH_HEALTH_CHECK AHLL_LAB_TEST_SAMPLE_COLLECTION',
    ],
  ])('%s', (_, codes, listed) => {
    expect(codes).toEqual(listed.split(' '));
  });
});

describe('labels', () => {
  it.each([
    ['mode', consultationModeLabel, 'VIRTUAL', 'Virtual', 'ऑनलाइन'],
    ['class', encounterClassLabel, 'AMB', 'Ambulatory', 'बाह्य रोगी'],
    ['type', encounterTypeLabel, 'PHC', 'PHC', 'PHC'],
    ['status', encounterStatusLabel, 'AWAITED', 'Awaited', 'उत्तर की प्रतीक्षा'],
    ['event', lifecycleEventLabel, 'assign_care_provider', 'Assign Care Provider', 'देखभालकर्ता नियुक्त करें'],
  ])('of a %s in both languages, an unknown one unchanged', (_, label, code, english, hindi) => {
    expect(label(code)).toBe(english);
    expect(label(code, 'hi-IN')).toBe(hindi);
    expect(label('constructor', 'hi')).toBe('constructor');
  });

  it.each([
    ['create', 'Create'],
    ['assign_care_provider', 'Assign Care Provider'],
    ['accept', 'Accept'],
    ['decline', 'Decline'],
    ['reject', 'Reject'],
    ['complete', 'Complete'],
    ['cancel', 'Cancel'],
  ])('the event %s is displayed as %s', (event, name) => {
    expect(lifecycleEventLabel(event)).toBe(name);
  });
});

describe('serviceTypeLabel', () => {
  const NAMED: Readonly<Record<string, string>> = {
    AHC_DOCTOR_VC: 'Doctor Online',
    AHC_DOCTOR_AT_HOME: 'Doctor At Home',
    AHC_PHYSIO_AT_HOME: 'Physio At Home',
    AHC_NURSE_AT_HOME: 'Nurse at Home',
    FKHP_PRESCRIPTION_VALIDATION: 'Prescription Validation',
  };

  it.each(Object.entries(NAMED))('%s has the display name of the specification', (type, name) => {
    expect(serviceTypeLabel(type)).toBe(name);
  });

  it('shows words for the others, and a newer server’s service as it is', () => {
    expect(serviceTypeLabel('ENDOCRINOLOGY_CONSULTATION')).toBe('Endocrinology consultation');
    expect(serviceTypeLabel('CARDIOLOGY_CONSULTATION', { locale: 'hi' })).toBe('हृदय रोग परामर्श');
    expect(serviceTypeLabel('NEW_SERVICE')).toBe('NEW_SERVICE');
  });

  it.each([
    ['the partner’s service', 'FKHP_PRESCRIPTION_VALIDATION', 'Acme', 'Acme Prescription Validation'],
    ['a blank name', 'FKHP_PRESCRIPTION_VALIDATION', '  ', 'Prescription Validation'],
    ['another service', 'AHC_DOCTOR_VC', 'Acme', 'Doctor Online'],
    ['a service of that kind', 'PRESCRIPTION_VALIDATION', 'Acme', 'Prescription review'],
  ])('with a partner: %s', (_, type, partner, label) => {
    expect(serviceTypeLabel(type, { partner })).toBe(label);
  });

  it('uses Hindi after the partner’s name', () => {
    const options = { partner: 'Acme', locale: 'hi' };
    expect(serviceTypeLabel('FKHP_PRESCRIPTION_VALIDATION', options)).toBe('Acme पर्चे का सत्यापन');
  });
});
