// spec: 162-166

import { describe, expect, expectTypeOf, it } from 'vitest';
import { definitionProblems, sectionFields } from '#forms';
import { PROGRAMMES } from '#programmes';
import { CALL_METRICS } from '../call-metric.ts';
import { callForm } from './call-form.ts';
import {
  type BloodGlucose,
  type BloodPressure,
  CALL_LOG_MODELS,
  type Medication,
  type PostNatalCall,
  type Pregnancy,
} from './models.ts';

const calls = Object.values(PROGRAMMES).flatMap(({ key, callTypes }) =>
  callTypes.map((callType) => [key, callType] as const),
);
const forms = calls.flatMap(([programme, callType]) => callForm(programme, callType) ?? []);
const sections = forms.flatMap((form) => form.sections);
const sectionKeys = sections.map(({ key }) => key);

describe('the call forms', () => {
  it.each(calls)('%s · %s has a valid one', (programme, callType) => {
    const form = callForm(programme, callType);
    expect(form && definitionProblems(form)).toEqual([]);
  });

  it('are as many as in the design', () => {
    expect([...new Set(forms.map(({ id }) => id))]).toEqual([
      'chronic-care/ad-hoc@1',
      'chronic-care/monthly@1',
      'healthy-motherhood/first@1',
      'healthy-motherhood/diet@1',
      'healthy-motherhood/infant-diet@1',
      'healthy-motherhood/adhoc@1',
      'healthy-motherhood/last@1',
      'healthy-motherhood/post-natal@1',
      'healthy-motherhood/psychology@1',
    ]);
  });

  it.each([
    ['ahc', 'first'],
    ['healthy_motherhood', 'ad-hoc'],
    ['healthy_motherhood', 'monthly'],
  ])('%s has none for %s', (programme, callType) => {
    expect(callForm(programme, callType)).toBeUndefined();
  });

  it.each(CALL_METRICS)('ask for %s', (metric) => {
    const fieldKeys = sections.flatMap(sectionFields).map(({ key }) => key);
    expect([...sectionKeys, ...fieldKeys]).toContain(metric);
  });

  it('use the same meaning for a field of the same section everywhere', () => {
    const controls = new Map<string, string>();
    for (const section of sections) {
      for (const { key, control } of sectionFields(section)) {
        const name = `${section.key}.${key}`;
        expect(controls.get(name) ?? control, name).toBe(control);
        controls.set(name, control);
      }
    }
  });
});

describe('the models of a call log', () => {
  it('match the specification', () => {
    expect(Object.keys(CALL_LOG_MODELS)).toEqual(
      (
        'Vitals Hemoglobin BloodGlucose BloodPressure CBP CUE HIV VDRL HBsAg PrePregnancyWeight TtImmunization1 ' +
        'TtImmunization2 Body MedicalConditions Sleep Medication UltrasoundScan Diet Pregnancy LastAntentalCheck ' +
        'Baby PostNatalCall'
      ).split(' '),
    );
  });

  it.each(Object.entries(CALL_LOG_MODELS))('%s is in a form', (_, held) => {
    expect(sectionKeys).toEqual(expect.arrayContaining([...held]));
  });

  it.each([
    ['pregnancy', 'signsOfPIH'],
    ['pregnancy', 'signsOfGDM'],
    ['postNatal', 'babyAge'],
  ])('%s contains %s', (section, field) => {
    const found = sections.find(({ key }) => key === section);
    expect(found && sectionFields(found).map(({ key }) => key)).toContain(field);
  });

  it('are typed by their sections', () => {
    expectTypeOf<BloodPressure['irrPulse']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<BloodGlucose['mealSituation']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Pregnancy['signsOfPIH']>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<PostNatalCall>().toHaveProperty('babyAge');
    expectTypeOf<NonNullable<Medication['medicines']>[number]['doseReason']>().toEqualTypeOf<
      string | undefined
    >();
  });
});
