import { describe, expect, it } from 'vitest';
import { definitionProblems } from '#forms';
import { PROGRAMMES } from '#programmes';
import { MOTHERHOOD_FORMS } from './index.ts';

describe('the forms of Healthy Motherhood', () => {
  it('exist for each of its call types', () => {
    expect(Object.keys(MOTHERHOOD_FORMS)).toEqual([...PROGRAMMES.healthy_motherhood.callTypes]);
  });

  it.each(Object.entries(MOTHERHOOD_FORMS))('%s is valid and has its id', (key, form) => {
    expect(definitionProblems(form)).toEqual([]);
    expect(form.id).toBe(`healthy-motherhood/${key}@1`);
  });

  it.each([
    [
      'first',
      `deliveryDetails baby postNatal episotomyWoundLscsWound lochiaVaginalDischarge complicationsMother
       infantVitals complicationsInfant pregnancy
       prePregnancyWeight body bloodPressure vitalSigns hemoglobin cbp cue hiv vdrl hbsag ttImmunization1
       ttImmunization2 earlyUltrasoundScan lastAntentalCheck antenatalCheckupsDoneTillDate medicalCondition medications
       diet sleepPattern statusOfPhysicalActivity complaints questions`,
    ],
    [
      'diet',
      `deliveryDetails baby postNatal episotomyWoundLscsWound lochiaVaginalDischarge complicationsMother
       infantVitals complicationsInfant 
       prePregnancyWeight body hemoglobin diet statusOfPhysicalActivity allergies medications complaints`,
    ],
    [
      'infant-diet',
      `complicationsInfant infantVitals babyAge babyWeight expectedBabyWeight birthWeight recumbentLength currentFeedingPattern lastDoctorVisitingDate
       dietPlanSentDateTime link`,
    ],
    [
      'adhoc',
      `deliveryDetails baby postNatal episotomyWoundLscsWound lochiaVaginalDischarge complicationsMother
       infantVitals complicationsInfant 
       bloodPressure body bloodGlucose vitalSigns hemoglobin screeningForGestationalDiabetes signsOfPIH signsOfGDM ultrasoundScan
       miscarriage medications sleepPattern statusOfPhysicalActivity complaints questions`,
    ],
    [
      'last',
      `deliveryDetails baby postNatal episotomyWoundLscsWound lochiaVaginalDischarge complicationsMother
       infantVitals complicationsInfant 
       bloodPressure body vitalSigns antenatalCheckupsDoneTillDate lastAntentalCheck ultrasoundScan vaccinationChart immunizationCounsellingDone breastFeedingCounsellingDone`,
    ],
    [
      'post-natal',
      `deliveryDetails baby postNatal complicationsInfant infantVitals babyWeight expectedBabyWeight vaccinationGiven
       immunizationCounsellingDone breastFeedingCounsellingDone complaintOfInfant complicationsMother bloodPressure
       vitalSigns hemoglobin weightOfMother episotomyWoundLscsWound lochiaVaginalDischarge breastNippleChanges
       complaintOfMom questions`,
    ],
    ['psychology', 'callTo sleepPattern questions complaints nextStep'],
  ] as const)('%s asks what the design says', (key, sections) => {
    expect(MOTHERHOOD_FORMS[key].sections.map((section) => section.key)).toEqual(sections.split(/\s+/));
  });

  it.each(Object.entries(MOTHERHOOD_FORMS))('%s keeps the sections of a part together', (_, form) => {
    const parts = form.sections.map(({ part }) => part);
    const starts = parts.filter((part, index) => part !== parts[index - 1]);
    expect(starts).toEqual([...new Set(parts)]);
    expect(starts.length).toBeLessThanOrEqual(8);
  });
});
