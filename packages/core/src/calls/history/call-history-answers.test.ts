import { describe, expect, it } from 'vitest';
import { answerSections } from './call-history-answers.ts';

const adHoc = { programme: 'ahc', callType: 'ad-hoc' };
const form = 'chronic-care/ad-hoc@1';

type Stored = Readonly<Record<string, unknown>>;

describe('the answers of a log', () => {
  it('are in the order of the form, with labels, units as entered, ticks and choices', () => {
    const answers = {
      bloodGlucose: { value: '7.8', valueUnit: 'mmol/L', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },
      bloodPressure: { irrPulse: true, systolic: '148', systolicUnit: 'mm[Hg]' },
    };
    expect(answerSections({ form, answers }, adHoc)).toEqual([
      {
        key: 'bloodPressure',
        label: { message: 'calls.bloodPressure' },
        lines: [
          {
            key: 'systolic',
            label: { message: 'calls.bloodPressure.systolic' },
            text: '148',
            unit: 'mm[Hg]',
          },
          { key: 'irrPulse', label: { message: 'calls.bloodPressure.irrPulse' }, ticked: true },
        ],
        rows: [],
      },
      {
        key: 'bloodGlucose',
        label: { message: 'calls.bloodGlucose' },
        lines: [
          { key: 'value', label: { message: 'calls.bloodGlucose.value' }, text: '7.8', unit: 'mmol/L' },
          {
            key: 'mealSituation',
            label: { message: 'calls.bloodGlucose.mealSituation' },
            choices: [{ message: 'calls.option.MEAL_SITUATION_AFTER_MEAL' }],
          },
        ],
        rows: [],
      },
    ]);
  });

  it.each([
    ['a field', { bloodPressure: { restingArm: 'left' } }, { words: 'resting arm' }, { text: 'left' }],
    ['a list', { bloodPressure: { lower_back: ['a', 'b'] } }, { words: 'lower back' }, {}],
    ['a section', { smokingHabit: { perDay: 4 } }, { words: 'per day' }, { text: '4' }],
  ])('%s unknown to the form is shown under its stored key', (_, answers, label, facts) => {
    const [section] = answerSections({ form, answers }, adHoc);
    expect(section?.lines[0]).toMatchObject({ label, ...facts });
  });

  it.each([
    ['the form', form],
    ['a form not known here', 'chronic-care/ad-hoc@2'],
  ])('files of %s are shown by their names, and one without a name by its id', (_, given) => {
    const [stored, lost] = ['0190e6a2-0000-7000-8000-0000000000f1', '0190e6a2-0000-7000-8000-0000000000f2'];
    const answers = { labReports: { reports: [{ metric: 'HbA1c', files: [stored, lost] }] } };
    const files = [
      { id: stored, name: 'HbA1c.pdf', mediaType: 'application/pdf', size: 2000, deleted: false },
    ];
    const [section] = answerSections({ form: given, answers, files }, adHoc);
    expect(section?.rows[0]?.find(({ key }) => key === 'files')).toMatchObject({
      choices: [{ words: 'HbA1c.pdf' }, { words: lost }],
    });
  });

  it.each([
    ['another version of the form', 'chronic-care/ad-hoc@2', adHoc],
    ['a programme not known here', form, { programme: 'dental', callType: 'ad-hoc' }],
  ])('of %s are shown without its labels', (_, given, contact) => {
    const answers = { bloodPressure: { systolic: '148', systolicUnit: 'mm[Hg]' } };
    expect(answerSections({ form: given, answers }, contact)).toEqual([
      {
        key: 'bloodPressure',
        label: { words: 'blood pressure' },
        lines: [{ key: 'systolic', label: { words: 'systolic' }, text: '148', unit: 'mm[Hg]' }],
        rows: [],
      },
    ]);
  });

  it.each([
    ['lists in lists', '["cough",["fever"]]'],
    ['a null', '["cough",null]'],
    ['objects without a text, in a list', '["cough",[{"toString":null,"valueOf":null}]]'],
    ['lists deeper than a stack', `["cough",${'['.repeat(6000)}${']'.repeat(6000)}]`],
  ])('shows the values of a list and leaves out %s', (_, json) => {
    const answers = { complaints: { signs: JSON.parse(json) } };
    const [section] = answerSections({ form, answers }, adHoc);
    expect(section?.lines).toMatchObject([{ key: 'signs', choices: [{ words: 'cough' }] }]);
  });

  it('a unit alone is an answer like any other; an empty section is left out', () => {
    const answers = { body: { weightUnit: 'kg' }, questions: {} };
    expect(answerSections({ form, answers }, adHoc)).toMatchObject([
      { key: 'body', lines: [{ key: 'weightUnit', text: 'kg' }] },
    ]);
  });
});

describe('reasons', () => {
  it.each<[string, string, Stored, object]>([
    [
      'stand with their number',
      form,
      { value: '450', valueUnit: 'mg/dL', valueReason: 'Measured twice' },
      { text: '450', unit: 'mg/dL', reason: 'Measured twice' },
    ],
    ['need no unit', form, { value: '450', valueReason: 'Twice' }, { text: '450', reason: 'Twice' }],
    [
      'of a form that is not known as well',
      'other/form@1',
      { value: '450', valueUnit: 'mg/dL', valueReason: 'Twice' },
      { text: '450', unit: 'mg/dL', reason: 'Twice' },
    ],
    ['alone are an answer of their own', form, { valueReason: 'Twice' }, { text: 'Twice' }],
  ])('%s', (_, given, bloodGlucose, line) => {
    const [section] = answerSections({ form: given, answers: { bloodGlucose } }, adHoc);
    expect(section?.lines).toHaveLength(1);
    expect(section?.lines[0]).toMatchObject(line);
  });
});

describe('rows', () => {
  const medicine = { unit: 'MG', dose: '500', name: 'Metformin' };
  const words = (text: string) => ({ words: text });

  it('are in the order of the form, with the label of one row', () => {
    const medications = { medicines: [medicine, { name: 'Aspirin', brand: 'Any' }], takesNone: false };
    expect(answerSections({ form, answers: { medications } }, adHoc)).toEqual([
      {
        key: 'medications',
        label: { message: 'calls.medications' },
        lines: [{ key: 'takesNone', label: { message: 'calls.medications.takesNone' }, ticked: false }],
        rows: [
          [
            { key: 'name', label: { message: 'calls.medications.name' }, text: 'Metformin' },
            { key: 'dose', label: { message: 'calls.medications.dose' }, text: '500' },
            {
              key: 'unit',
              label: { message: 'calls.medications.unit' },
              choices: [{ message: 'calls.option.MG' }],
            },
          ],
          [
            { key: 'name', label: { message: 'calls.medications.name' }, text: 'Aspirin' },
            { key: 'brand', label: words('brand'), text: 'Any' },
          ],
        ],
        rowLabel: { message: 'calls.medications.medicines' },
      },
    ]);
  });

  it('of an unknown form are shown under their stored keys', () => {
    const answers = { medications: { medicines: [medicine], takesNone: false } };
    expect(answerSections({ form: 'other/form@1', answers }, adHoc)).toEqual([
      {
        key: 'medications',
        label: words('medications'),
        lines: [{ key: 'takesNone', label: words('takes none'), ticked: false }],
        rows: [
          [
            { key: 'unit', label: words('unit'), text: 'MG' },
            { key: 'dose', label: words('dose'), text: '500' },
            { key: 'name', label: words('name'), text: 'Metformin' },
          ],
        ],
      },
    ]);
  });

  it.each<[string, Stored, readonly (readonly string[])[]]>([
    [
      'two lists of rows',
      { first: [{ one: 'A' }], second: [{ two: 'B' }, { three: 'C' }] },
      [['A'], ['B'], ['C']],
    ],
    [
      'the form’s own list before others',
      { extra: [{ one: 'A' }], medicines: [{ name: 'B' }] },
      [['B'], ['A']],
    ],
    ['what is no row between rows', { medicines: [null, { name: 'A' }, 'x', [1]] }, [['A']]],
    [
      'a number with its unit and reason',
      { medicines: [{ x: '1', xUnit: 'mg', xReason: 'Y' }] },
      [['1 mg Y']],
    ],
  ])('leave none out: %s', (_, medications, expected) => {
    const [section] = answerSections({ form, answers: { medications } }, adHoc);
    const texts = section?.rows.map((row) =>
      row.map((one) => ('text' in one ? [one.text, one.unit, one.reason].filter(Boolean).join(' ') : '')),
    );
    expect(texts).toEqual(expected);
    expect(section?.lines).toEqual([]);
  });

  it('are none when their key has another value', () => {
    const [section] = answerSections({ form, answers: { medications: { medicines: 'Metformin' } } }, adHoc);
    expect(section).toMatchObject({ lines: [{ key: 'medicines', text: 'Metformin' }], rows: [] });
  });
});
