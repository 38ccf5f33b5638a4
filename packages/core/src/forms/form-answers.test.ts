import { describe, expect, it } from 'vitest';
import { EVERY_ANSWER, EVERY_CONTROL, entered } from '../../test/forms.ts';
import { answersFrom, type FormAnswers, valuesFrom } from './form-answers.ts';
import { initialValues, type SectionValues } from './form-values.ts';

const definition = EVERY_CONTROL;
const answers = (values: Readonly<Record<string, SectionValues>>) =>
  answersFrom(definition, entered(definition, values));

describe('answersFrom', () => {
  it.each<[string, Readonly<Record<string, SectionValues>>, FormAnswers]>([
    ['an untouched form has none', {}, {}],
    ['texts are trimmed', { person: { name: ' Asha ' } }, { person: { name: 'Asha' } }],
    ['blanks are none', { person: { name: '  ', story: '\n' } }, {}],
    [
      'an answered section keeps its ticks and defaults',
      { bloodPressure: { systolic: '148' }, glucose: { value: '110' } },
      {
        bloodPressure: { systolic: '148', systolicUnit: 'mm[Hg]', irrPulse: false },
        glucose: { value: '110', valueUnit: 'mg/dL', mealSituation: 'MEAL_SITUATION_RANDOM' },
      },
    ],
    [
      'a unit or a reason says nothing without its number',
      {
        glucose: {
          valueUnit: 'mmol/L',
          valueReason: 'Measured twice',
          mealSituation: 'MEAL_SITUATION_FASTING',
        },
      },
      { glucose: { mealSituation: 'MEAL_SITUATION_FASTING' } },
    ],
    [
      'a reason is stored with its number, an empty one is not',
      {
        glucose: { value: '420', valueReason: ' Measured twice ' },
        person: { visits: '3', visitsReason: ' ' },
      },
      {
        person: { visits: '3' },
        glucose: {
          value: '420',
          valueUnit: 'mg/dL',
          valueReason: 'Measured twice',
          mealSituation: 'MEAL_SITUATION_RANDOM',
        },
      },
    ],
    [
      'what is hidden is not stored',
      { signs: { seen: ['PAIN'], degrees: '39', medicine: 'YES', which: 'Paracetamol' } },
      { signs: { seen: ['PAIN'] } },
    ],
    ['a section whose hidden fields alone have values is none', { signs: { degrees: '39' } }, {}],
    ['nor is a hidden section', { baby: { weight: '3.2' } }, {}],
    [
      'blank rows are dropped',
      { medicines: { list: [{ name: '' }, { name: ' A ' }, { dose: '', doseUnit: 'g', stopped: false }] } },
      { medicines: { list: [{ name: 'A' }] } },
    ],
    [
      'only blank rows are none',
      { medicines: { takes: 'YES', list: [{}] } },
      { medicines: { takes: 'YES' } },
    ],
    [
      'what is hidden in a row is not stored',
      { medicines: { list: [{ name: 'A', stopped: false, why: 'Bleeding' }] } },
      { medicines: { list: [{ name: 'A', stopped: false }] } },
    ],
    ['what the form does not know is not stored', { person: { other: 'x' }, other: { name: 'x' } }, {}],
  ])('%s', (_, values, expected) => {
    expect(answers(values)).toEqual(expected);
  });

  it('cover every control type, in the order of the form', () => {
    const stored = answersFrom(definition, entered(definition, EVERY_ANSWER));
    expect(stored).toEqual(EVERY_ANSWER);
    expect(Object.keys(stored)).toEqual(definition.sections.map(({ key }) => key));
  });
});

describe('valuesFrom', () => {
  it('without answers is the untouched form', () => {
    expect(valuesFrom(definition, {})).toEqual(initialValues(definition));
  });

  it('returns the same answers again', () => {
    expect(answersFrom(definition, valuesFrom(definition, EVERY_ANSWER))).toEqual(EVERY_ANSWER);
  });

  it('without an answer is untouched, and entries there have a unit', () => {
    const values = valuesFrom(definition, { medicines: { list: [{ name: 'A' }] } });
    expect(values.medicines).toEqual({
      takes: '',
      list: [{ name: 'A', dose: '', doseUnit: 'mg', stopped: false, why: '', since: '' }],
    });
    expect(values.glucose).toEqual(initialValues(definition).glucose);
  });

  it.each<[string, FormAnswers]>([
    ['sections the form does not know', { other: { name: 'x' } }],
    ['rows that are none', { medicines: { list: 'none' } }],
    ['rows of a section without', { person: { list: [{ name: 'A' }] } }],
  ])('%s are not asked again', (_, stored) => {
    expect(answersFrom(definition, valuesFrom(definition, stored))).toEqual({});
  });
});
