import { describe, expect, it } from 'vitest';
import { answersFrom, definitionProblems, initialValues, isDirty, validateForm } from '#forms';
import { PROGRAMMES } from '#programmes';
import { CHRONIC_CARE_FORMS } from './chronic-care.ts';

const { monthly } = CHRONIC_CARE_FORMS;

describe('the chronic-care forms', () => {
  it.each(Object.values(CHRONIC_CARE_FORMS))('$id is valid, and empty until it is answered', (form) => {
    const untouched = initialValues(form);
    expect(definitionProblems(form)).toEqual([]);
    expect(validateForm(form, untouched, { today: '2026-03-14' })).toEqual({});
    expect(answersFrom(form, untouched)).toEqual({});
    expect(isDirty(form, untouched)).toBe(false);
  });

  it.each(Object.values(CHRONIC_CARE_FORMS))(
    '$id asks what the design says, for each part',
    ({ sections }) => {
      expect(sections.map(({ part, key }) => `${part} ${key}`)).toEqual([
        'calls.part.vitals bloodPressure',
        'calls.part.vitals body',
        'calls.part.vitals bloodGlucose',
        'calls.part.vitals vitalSigns',
        'calls.part.treatment medicalCondition',
        'calls.part.treatment medications',
        'calls.part.lifestyle diet',
        'calls.part.lifestyle statusOfPhysicalActivity',
        'calls.part.lifestyle sleepPattern',
        'calls.part.talk complaints',
        'calls.part.talk questions',
        'calls.part.tests hba1c',
        'calls.part.tests lipid',
        'calls.part.tests thyroid',
        'calls.part.tests creatinine',
        'calls.part.tests labReports',
      ]);
    },
  );

  it('treat a glucose value without a situation as random, and a pulse as regular', () => {
    const { bloodGlucose, bloodPressure } = initialValues(monthly);
    expect(bloodGlucose?.mealSituation).toBe('MEAL_SITUATION_RANDOM');
    expect(bloodPressure?.irrPulse).toBe(false);
  });

  it.each(['ahc', 'careline', 'apollo_sugar'] as const)('ask for the report metrics of %s', (programme) => {
    const fields = monthly.sections.find(({ key }) => key === 'labReports')?.group?.fields ?? [];
    const options = fields.flatMap((field) => (field.control === 'dropdown' ? field.options : []));
    expect(options.map(({ value }) => value)).toEqual(PROGRAMMES[programme].reportMetrics);
  });
});
