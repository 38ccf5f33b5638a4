import { describe, expect, it } from 'vitest';
import { answerSections } from './call-history-answers.ts';

const adHoc = { programme: 'ahc', callType: 'ad-hoc' };
const form = 'chronic-care/ad-hoc@1';

describe('the answers of a log', () => {
  it('stand in the order of the form, with labels, units as entered, ticks and choices', () => {
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
      },
      {
        key: 'bloodGlucose',
        label: { message: 'calls.bloodGlucose' },
        lines: [
          { key: 'value', label: { message: 'calls.bloodGlucose.value' }, text: '7.8', unit: 'mmol/L' },
          {
            key: 'mealSituation',
            label: { message: 'calls.bloodGlucose.mealSituation' },
            choices: [{ message: 'calls.mealSituation.MEAL_SITUATION_AFTER_MEAL' }],
          },
        ],
      },
    ]);
  });

  it.each([
    ['a field', { bloodPressure: { restingArm: 'left' } }, { words: 'resting arm' }, { text: 'left' }],
    ['a list', { bloodPressure: { lower_back: ['a', 'b'] } }, { words: 'lower back' }, {}],
    ['a section', { smokingHabit: { perDay: 4 } }, { words: 'per day' }, { text: '4' }],
  ])('%s the form does not know is shown under its stored key', (_, answers, label, facts) => {
    const [section] = answerSections({ form, answers }, adHoc);
    expect(section?.lines[0]).toMatchObject({ label, ...facts });
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
      },
    ]);
  });

  it.each([
    ['lists in lists', '["cough",["fever"]]'],
    ['a null', '["cough",null]'],
    ['objects without a text, in a list', '["cough",[{"toString":null,"valueOf":null}]]'],
    ['lists deeper than a stack', `["cough",${'['.repeat(6000)}${']'.repeat(6000)}]`],
  ])('shows the words of a list and leaves out %s', (_, json) => {
    const answers = { complaints: { signs: JSON.parse(json) } };
    const [section] = answerSections({ form, answers }, adHoc);
    expect(section?.lines).toMatchObject([{ key: 'signs', choices: [{ words: 'cough' }] }]);
  });

  it('a unit alone is an answer like any other; a section without any is left out', () => {
    const answers = { body: { weightUnit: 'kg' }, questions: {} };
    expect(answerSections({ form, answers }, adHoc)).toMatchObject([
      { key: 'body', lines: [{ key: 'weightUnit', text: 'kg' }] },
    ]);
  });
});
