// spec: 110-161

import { describe, expect, it } from 'vitest';
import { CALL_METRICS, metricLabel } from './call-metric.ts';

/** Labels in the specification. */
const GIVEN = [
  ['bloodPressure', 'Blood pressure'],
  ['body', 'Body'],
  ['hbsag', 'HBsAg'],
  ['antenatalCheckupsDoneTillDate', 'Antenatal Checkups done till date'],
  ['vaccinationChart', 'Vaccination / Chart'],
  ['questions', 'Questionnaire'],
  ['birthWeight', 'Birth Weight'],
  ['recumbentLength', 'Recumbent Length'],
  ['currentFeedingPattern', 'Current Feeding Pattern'],
  ['lastDoctorVisitingDate', 'Last Doctor visiting date'],
  ['dietPlanSentDateTime', 'Diet plan sent Date & Time'],
  ['link', 'Link'],
  ['callTo', 'Call To'],
  ['allergies', 'Allergies'],
] as const;

/** Keys without a label of their own, with their displayed text. */
const IN_WORDS = [
  ['hemoglobin', 'Hemoglobin'],
  ['cbp', 'CBP'],
  ['cue', 'CUE'],
  ['hiv', 'HIV'],
  ['vdrl', 'VDRL'],
  ['prePregnancyWeight', 'Pre-pregnancy weight'],
  ['complaints', 'Complaints'],
  ['medicalCondition', 'Medical condition'],
  ['lastAntentalCheck', 'Last antenatal check'],
  ['sleepPattern', 'Sleep pattern'],
  ['statusOfPhysicalActivity', 'Status of physical activity'],
  ['ultrasoundScan', 'Ultrasound scan'],
  ['medications', 'Medications'],
  ['diet', 'Diet'],
  ['deliveryDetails', 'Delivery details'],
  ['baby', 'Baby'],
  ['postNatal', 'Post natal'],
  ['miscarriage', 'Miscarriage'],
  ['earlyUltrasoundScan', 'Early ultrasound scan'],
  ['screeningForGestationalDiabetes', 'Screening for gestational diabetes'],
  ['signsOfPIH', 'Signs of PIH'],
  ['signsOfGDM', 'Signs of GDM'],
  ['immunizationCounsellingDone', 'Immunization counselling done'],
  ['breastFeedingCounsellingDone', 'Breast feeding counselling done'],
  ['vaccinationGiven', 'Vaccination given'],
  ['babyAge', 'Baby age'],
  ['babyWeight', 'Baby weight'],
  ['expectedBabyWeight', 'Expected baby weight'],
  ['complicationsInfant', 'Complications infant'],
  ['complaintOfInfant', 'Complaint of infant'],
  ['episotomyWoundLscsWound', 'Episiotomy wound LSCS wound'],
  ['lochiaVaginalDischarge', 'Lochia vaginal discharge'],
  ['breastNippleChanges', 'Breast nipple changes'],
  ['weightOfMother', 'Weight of mother'],
  ['complicationsMother', 'Complications mother'],
  ['complaintOfMom', 'Complaint of mom'],
] as const;

describe('metricLabel', () => {
  it.each([...GIVEN, ...IN_WORDS])('%s is "%s"', (key, label) => {
    expect(metricLabel(key)).toBe(label);
  });

  it('knows these keys and no others', () => {
    expect(CALL_METRICS).toEqual([...GIVEN, ...IN_WORDS].map(([key]) => key));
    expect(CALL_METRICS).toHaveLength(50);
  });

  it.each([
    ['an unknown key', 'footLength', undefined, undefined, 'Some Metric'],
    ['an empty key', '', undefined, undefined, 'Some Metric'],
    ['a key in other letters', 'HBSAG', undefined, undefined, 'Some Metric'],
    ['a name every object has', 'constructor', undefined, undefined, 'Some Metric'],
    ['an unknown key in Hindi', 'footLength', undefined, 'hi', 'कोई माप'],
    ['a known key in Hindi', 'body', undefined, 'hi-IN', 'शरीर का माप'],
    ['a given label', 'body', 'Weight_and_height', undefined, 'Weight and height'],
    ['a given label of an unknown key', 'footLength', 'Foot length', undefined, 'Foot length'],
    ['a blank given label', 'body', ' ', undefined, 'Body'],
  ])('%s', (_, key, given, locale, label) => {
    expect(metricLabel(key, given, locale)).toBe(label);
  });
});
