import { describe, expect, it } from 'vitest';
import { definitionProblems } from '#forms';
import { PROGRAMMES } from '#programmes';
import { MOTHERHOOD_FORMS } from './index.ts';

describe('the forms of Healthy Motherhood', () => {
  it('are one for each of its call types', () => {
    expect(Object.keys(MOTHERHOOD_FORMS)).toEqual([...PROGRAMMES.healthy_motherhood.callTypes]);
  });

  it.each(Object.entries(MOTHERHOOD_FORMS))('%s is sound and has its id', (key, form) => {
    expect(definitionProblems(form)).toEqual([]);
    expect(form.id).toBe(`healthy-motherhood/${key}@1`);
  });

  it.each([
    [
      'first',
      `pregnancy prePregnancyWeight body bloodPressure hemoglobin cbp cue hiv vdrl hbsag ttImmunization1
       ttImmunization2 earlyUltrasoundScan lastAntentalCheck antenatalCheckupsDoneTillDate medicalCondition medications
       diet sleepPattern statusOfPhysicalActivity complaints questions`,
    ],
    [
      'diet',
      'prePregnancyWeight body hemoglobin diet statusOfPhysicalActivity allergies medications complaints',
    ],
    [
      'infant-diet',
      `babyAge babyWeight expectedBabyWeight birthWeight recumbentLength currentFeedingPattern lastDoctorVisitingDate
       dietPlanSentDateTime link`,
    ],
    [
      'adhoc',
      `bloodPressure body bloodGlucose hemoglobin screeningForGestationalDiabetes signsOfPIH signsOfGDM ultrasoundScan
       miscarriage medications sleepPattern statusOfPhysicalActivity complaints questions`,
    ],
    [
      'last',
      `bloodPressure body antenatalCheckupsDoneTillDate lastAntentalCheck ultrasoundScan deliveryDetails baby
       vaccinationChart immunizationCounsellingDone breastFeedingCounsellingDone`,
    ],
    [
      'post-natal',
      `deliveryDetails baby postNatal babyWeight expectedBabyWeight vaccinationGiven immunizationCounsellingDone
       breastFeedingCounsellingDone complicationsInfant complaintOfInfant bloodPressure weightOfMother
       episotomyWoundLscsWound lochiaVaginalDischarge breastNippleChanges complicationsMother complaintOfMom questions`,
    ],
    ['psychology', 'callTo sleepPattern questions complaints nextStep'],
  ] as const)('%s asks what the design says', (key, sections) => {
    expect(MOTHERHOOD_FORMS[key].sections.map((section) => section.key)).toEqual(sections.split(/\s+/));
  });

  it.each(Object.entries(MOTHERHOOD_FORMS))('%s keeps the sections of a part together', (_, form) => {
    const parts = form.sections.map(({ part }) => part);
    const starts = parts.filter((part, index) => part !== parts[index - 1]);
    expect(starts).toEqual([...new Set(parts)]);
    expect(starts.length).toBeLessThanOrEqual(7);
  });
});
