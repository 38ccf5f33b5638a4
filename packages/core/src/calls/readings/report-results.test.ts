// spec: 182, 183

import { describe, expect, it } from 'vitest';
import { answersFrom, definitionProblems, type FormValues, initialValues } from '#forms';
import { PROGRAMMES } from '#programmes';
import type { JudgedPatient } from '../findings/reading-flag.ts';
import { REPORT_METRICS, type ReportMetric, reportForm } from '../forms/report-forms.ts';
import { hasResults, judgeReport, reportLines, reportReadings } from './report-results.ts';

const TODAY = '2026-03-14';
const expecting: JudgedPatient = {
  appUserInfo: { name: 'Kamala Devi', gender: 'female' },
  birthDate: '1996-03-12',
  enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1_760_000_000 }],
  pregnancies: [{ dueDate: '2026-07-01' }],
};
const section = (metric: ReportMetric) => reportForm(metric).sections[0]?.key ?? '';
/** Numbers in the first unit of their field. */
function entered(metric: ReportMetric, values: Readonly<Record<string, string>>): FormValues {
  const key = section(metric);
  const before = initialValues(reportForm(metric));
  return { ...before, [key]: { ...before[key], ...values } };
}
const judged = (metric: ReportMetric, values: Readonly<Record<string, string>>, takenOn = '2026-03-10') =>
  judgeReport(
    { metric, values: entered(metric, values), takenOn },
    { patient: expecting, timeZone: 'Asia/Kolkata', today: TODAY },
  );

it('every report metric of a programme has a valid form, and no other has one', () => {
  const asked = Object.values(PROGRAMMES).flatMap(({ reportMetrics }) => reportMetrics);
  expect(new Set(REPORT_METRICS)).toEqual(new Set(asked));
  for (const metric of REPORT_METRICS) expect(definitionProblems(reportForm(metric))).toEqual([]);
});

describe('the readings of a report', () => {
  const day = { takenOn: '2026-03-10', metaInfo: { updatedAt: 1 }, newId: () => 'id' };
  const read = (metric: ReportMetric, values: Readonly<Record<string, string>>) =>
    reportReadings(reportForm(metric), entered(metric, values), day).map(({ reading }) => reading);

  it.each<[ReportMetric, Readonly<Record<string, string>>, readonly object[]]>([
    ['HbA1c', { value: '7.1' }, [{ metric: 'hba1c', values: [{ key: 'value', text: '7.1', unit: '%' }] }]],
    [
      'Blood Sugar Tests',
      { fasting: '98', afterMeal: '131' },
      [
        { metric: 'bloodglucose', mealSituation: 'MEAL_SITUATION_FASTING', values: [{ text: '98' }] },
        {
          metric: 'bloodglucose',
          mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
          values: [{ text: '131' }, { key: 'hoursAfterMeal', text: '2', unit: 'h' }],
        },
      ],
    ],
    [
      'Glucose Tolerance Test',
      { fasting: '90', oneHour: '181', twoHours: '140' },
      ['0', '1', '2'].map((text) => ({ values: [{}, { key: 'toleranceHours', text }] })),
    ],
    ['Lipid', { ldl: '131', hdl: '44' }, [{ metric: 'lipid', values: [{ key: 'ldl' }, { key: 'hdl' }] }]],
    ['Thyroid profile', { tsh: '2.4' }, [{ metric: 'thyroid', values: [{ key: 'tsh' }] }]],
    ['Dual Marker Test', { pappA: '2100', riskTrisomy21: '1800' }, []],
    ['CTG', { baseline: '140' }, []],
  ])('%s are of its day', (metric, values, readings) => {
    expect(read(metric, values)).toMatchObject(readings.map((one) => ({ ...one, date: '2026-03-10' })));
    expect(read(metric, values)).toHaveLength(readings.length);
  });
});

describe('a tolerance test', () => {
  // WHO 2013: 92, 180 and 153 mg/dL.
  it.each([
    ['fasting', '91', '92'],
    ['oneHour', '179', '180'],
    ['twoHours', '152', '153'],
  ])('is flagged from its threshold on: %s at %s and %s', (key, below, from) => {
    const path = `glucoseToleranceTest.${key}`;
    const kinds = [below, from].map(
      (text) => judged('Glucose Tolerance Test', { [key]: text }).faces[path]?.kind,
    );
    expect(kinds).toEqual(['in-range', 'flag']);
  });
});

describe('a report refuses', () => {
  it.each<[ReportMetric, string, string, string]>([
    ['HbA1c', 'value', '99', 'slip'],
    ['Dual Marker Test', 'weeks', '20', 'impossible'],
    ['Dual Marker Test', 'nuchalTranslucency', '25', 'impossible'],
    ['Triple Marker Test', 'weeks', '12', 'impossible'],
    ['Quadruple Marker Test', 'inhibinAMom', '80', 'impossible'],
    ['Amniotic Fluid Index', 'afi', '120', 'impossible'],
    ['CTG', 'baseline', '14', 'impossible'],
    ['CTG', 'accelerations', 'SOMETIMES', 'not-an-option'],
  ])('%s: %s of %s', (metric, key, text, code) => {
    expect(judged(metric, { [key]: text }).problems[`${section(metric)}.${key}`]).toMatchObject({ code });
  });
});

it('finds an urgent glucose, unless it is a typo', () => {
  expect(judged('Blood Glucose', { random: '520' }).critical).toMatchObject([
    { kind: 'CRITICAL_READING', reading: { metric: 'bloodglucose', date: '2026-03-10' } },
  ]);
  expect(judged('Blood Glucose', { random: '5.2' }).critical).toEqual([]);
});

it('stores nothing for an empty form', () => {
  const form = reportForm('CTG');
  expect(hasResults(form, initialValues(form))).toBe(false);
  expect(hasResults(form, entered('CTG', { baseline: '140' }))).toBe(true);
});

describe('a stored report', () => {
  it('shows its values as entered, in the order of its form', () => {
    const metric = 'Glucose Tolerance Test';
    const answers = answersFrom(reportForm(metric), entered(metric, { twoHours: '150', fasting: '88' }));
    expect(reportLines({ metric, form: reportForm(metric).id, answers })).toMatchObject([
      { label: { message: 'calls.glucoseToleranceTest.fasting' }, text: '88', unit: 'mg/dL' },
      { label: { message: 'calls.glucoseToleranceTest.twoHours' }, text: '150', unit: 'mg/dL' },
    ]);
  });

  it('of an unknown form shows them under its keys, and one without values shows nothing', () => {
    const report = { metric: 'CTG', form: 'reports/ctg@9', answers: { ctg: { fetalMovements: '4' } } };
    expect(reportLines(report)).toMatchObject([{ label: { words: 'fetal movements' }, text: '4' }]);
    expect(reportLines({ metric: 'CTG', form: null, answers: null })).toEqual([]);
  });
});
