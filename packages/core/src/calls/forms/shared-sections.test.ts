import { describe, expect, it } from 'vitest';
import {
  answersFrom,
  checkAnswers,
  definitionProblems,
  type FormDefinition,
  type FormValues,
  readingsFrom,
  type SectionValues,
  validateForm,
  visibleForm,
} from '#forms';
import { PROGRAMMES } from '#programmes';
import { cbp, cue, hbsag, hemoglobin, hiv, vdrl } from './blood-tests.ts';
import { labReports } from './lab-reports.ts';
import { diet, sleepPattern, statusOfPhysicalActivity } from './lifestyle.ts';
import { complaints, medicalCondition, questions } from './talk.ts';
import { allergies, medications } from './treatment.ts';

const context = { today: '2026-03-14' };
const form: FormDefinition = {
  id: 'shared@1',
  sections: [
    ...[hemoglobin, cbp, cue, hiv, vdrl, hbsag, medications, allergies, diet, sleepPattern],
    ...[statusOfPhysicalActivity, complaints, questions, medicalCondition],
    labReports(PROGRAMMES.healthy_motherhood.reportMetrics),
  ],
};

const problemsOf = (values: FormValues): readonly string[] =>
  Object.entries(validateForm(form, values, context)).map(([path, { code }]) => `${path} ${code}`);

/** Returns the keys shown in a section, or in the first row of its group. */
function askedIn(section: string, values: SectionValues, block: 'own' | 'row'): string {
  const visible = visibleForm(form, { [section]: values }).find((one) => one.section.key === section);
  const fields = block === 'own' ? visible?.own.fields : visible?.rows[0]?.fields;
  return fields?.map(({ key }) => key).join(' ') ?? '';
}

it('are valid', () => {
  expect(definitionProblems(form)).toEqual([]);
});

describe('a section asks', () => {
  it.each<[string, string, SectionValues, string]>([
    ['for the result first', 'hiv', {}, 'result'],
    ['for no date of a test not done', 'vdrl', { result: 'NOT_DONE' }, 'result'],
    ['for the date of a negative test', 'hiv', { result: 'NON_REACTIVE' }, 'result date'],
    ['for the date of a positive test', 'hbsag', { result: 'REACTIVE' }, 'result date'],
    ['for the date of an unclear test', 'vdrl', { result: 'INDETERMINATE' }, 'result date'],
    ['how medicines are taken', 'medications', {}, 'takesNone adherence'],
    ['nothing about no medicines', 'medications', { takesNone: true, adherence: 'STOPPED' }, 'takesNone'],
    [
      'why medicines are missed',
      'medications',
      { adherence: 'MISSES_OFTEN' },
      'takesNone adherence missedBecause',
    ],
    ['nothing about no allergy', 'allergies', { kinds: ['NONE'] }, 'kinds'],
    ['what the allergy is to', 'allergies', { kinds: ['FOOD'] }, 'kinds substances reactions'],
    ['for no minutes of no exercise', 'statusOfPhysicalActivity', { kinds: ['NONE'] }, 'kinds limitedBy'],
    [
      'how long the exercise takes',
      'statusOfPhysicalActivity',
      { kinds: ['YOGA'] },
      'kinds daysPerWeek minutesPerDay limitedBy',
    ],
    [
      'nothing without a warning sign',
      'complaints',
      { warningSigns: ['NONE'] },
      'notes since severity warningSigns',
    ],
    [
      'what was done about a warning sign',
      'complaints',
      { warningSigns: ['CHEST_PAIN'] },
      'notes since severity warningSigns actionTaken',
    ],
    [
      'for no detail without a condition',
      'medicalCondition',
      { conditions: ['NONE'] },
      'conditions hospitalStay',
    ],
    [
      'for the details of a condition and of a stay',
      'medicalCondition',
      { conditions: ['DIABETES'], hospitalStay: 'YES' },
      'conditions detail hospitalStay hospitalReason',
    ],
  ])('asks %s', (_, section, values, keys) => {
    expect(askedIn(section, values, 'own')).toBe(keys);
  });

  it.each<[string, string, SectionValues, string]>([
    ['about a medicine', 'medications', { medicines: [{}] }, 'name dose unit frequency since'],
    ['about no medicine', 'medications', { takesNone: true, medicines: [{ name: 'Iron' }] }, ''],
    ['about a question', 'questions', { entries: [{}] }, 'question answer'],
    ['about a report', 'labReports', { reports: [{ metric: 'CTG' }] }, 'metric value unit date files'],
    [
      'what another report is',
      'labReports',
      { reports: [{ metric: 'Others' }] },
      'metric name value unit date files',
    ],
  ])('asks in a row %s', (_, section, values, keys) => {
    expect(askedIn(section, values, 'row')).toBe(keys);
  });
});

const cells = (key: string, text: string, unit: string): FormValues => ({
  cbp: { [key]: text, [`${key}Unit`]: unit },
});

describe('a section refuses', () => {
  it.each<[string, FormValues, string]>([
    [
      'a warning sign nothing was done about',
      { complaints: { warningSigns: ['FITS'] } },
      'complaints.actionTaken required',
    ],
    ['an allergy to nothing', { allergies: { kinds: ['MEDICINE'] } }, 'allergies.substances required'],
    ['a dose of nothing', { medications: { medicines: [{ dose: '500' }] } }, 'medications.0.name required'],
    [
      'a medicine since tomorrow',
      { medications: { medicines: [{ name: 'Iron', since: '2026-03-15' }] } },
      'medications.0.since date-out-of-range',
    ],
    [
      'an answer to no question',
      { questions: { entries: [{ answer: 'Yes' }] } },
      'questions.0.question required',
    ],
    [
      'a report of another programme',
      { labReports: { reports: [{ metric: 'HbA1c' }] } },
      'labReports.0.metric not-an-option',
    ],
    [
      'platelets read off as a full count',
      cells('platelets', '250000', '10*3/uL'),
      'cbp.platelets impossible',
    ],
    ['platelets in lakhs', cells('platelets', '2.5', '10*3/uL'), 'cbp.platelets too-many-decimals'],
    ['white cells in thousands', cells('whiteCells', '8', '/uL'), 'cbp.whiteCells impossible'],
    ['haemoglobin in g/L', { hemoglobin: { value: '112', valueUnit: 'g/dL' } }, 'hemoglobin.value slip'],
    [
      'a week of eight days',
      { statusOfPhysicalActivity: { daysPerWeek: '8' } },
      'statusOfPhysicalActivity.daysPerWeek impossible',
    ],
    [
      'none and one of a list',
      { sleepPattern: { problems: ['SNORING', 'NONE'] } },
      'sleepPattern.problems not-an-option',
    ],
  ])('refuses %s', (_, values, problem) => {
    expect(problemsOf(values)).toEqual([problem]);
  });
});

const ANSWERED: FormValues = {
  hemoglobin: { value: '10.4', valueUnit: 'g/dL', date: '2026-03-10' },
  cbp: { whiteCells: '7800', whiteCellsUnit: '/uL', platelets: '250', plateletsUnit: '10*3/uL' },
  cue: { protein: 'NIL', pusCells: '2-4' },
  hiv: { result: 'NON_REACTIVE', date: '2026-03-10' },
  medications: {
    takesNone: false,
    adherence: 'AS_PRESCRIBED',
    medicines: [
      { name: 'Thyroxine', dose: '37.5', unit: 'MCG', frequency: 'ONCE_DAILY', since: '2024-01-01' },
    ],
  },
  labReports: { reports: [{ metric: 'Dual Marker Test', value: '1:1800, low risk', files: ['f1'] }] },
};

describe('answers', () => {
  it('are stored as given, and pass validation again', () => {
    const stored = answersFrom(form, ANSWERED);
    expect(stored).toEqual(ANSWERED);
    expect(checkAnswers(form, stored, context)).toEqual([]);
  });

  it('omit medicines for patients who take none', () => {
    const { medications: given } = ANSWERED;
    const stored = answersFrom(form, { medications: { ...given, takesNone: true } });
    expect(stored).toEqual({ medications: { takesNone: true } });
  });

  it('are readings where they are measured or tested', () => {
    const readings = readingsFrom(form, ANSWERED, {
      timestamp: 1_770_000_000,
      metaInfo: { updatedAt: 1_770_000_000, source: 'manual' },
      newId: () => 'id',
    });
    const metaInfo = { updatedAt: 1_770_000_000, source: 'manual' };
    expect(readings).toEqual([
      {
        id: 'id',
        metric: 'hemoglobin',
        // Date of the test, not of the call.
        date: '2026-03-10',
        values: [{ key: 'value', text: '10.4', unit: 'g/dL' }],
        metaInfo,
      },
      {
        id: 'id',
        metric: 'bloodcount',
        timestamp: 1_770_000_000,
        values: [{ key: 'platelets', text: '250', unit: '10*3/uL' }],
        metaInfo,
      },
      {
        id: 'id',
        metric: 'urine',
        timestamp: 1_770_000_000,
        values: [{ key: 'protein', text: 'nil', unit: '{presence}' }],
        metaInfo,
      },
      {
        id: 'id',
        metric: 'rapidtest',
        date: '2026-03-10',
        values: [{ key: 'hiv', text: 'negative', unit: '{presence}' }],
        metaInfo,
      },
    ]);
  });
});
