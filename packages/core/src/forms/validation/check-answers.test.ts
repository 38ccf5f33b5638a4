import { describe, expect, it } from 'vitest';
import { ADULT, aForm, aSection, EVERY_ANSWER, EVERY_CONTROL, pick } from '../../../test/forms.ts';
import { randomAnswers } from '../../../test/random-form.ts';
import { everyRound } from '../../../test/rounds.ts';
import { sectionFields } from '../definition/form-definition.ts';
import { storedKeys } from '../form-values.ts';
import { type AnswerFault, checkAnswers } from './check-answers.ts';

const definition = EVERY_CONTROL;
type Answers = Readonly<Record<string, unknown>>;
const faults = (answers: Answers) => checkAnswers(definition, answers, ADULT);
const fever = { seen: ['FEVER'] };
const wrong = (kind: 'text' | 'tick' | 'list' | 'rows') => ({ code: 'wrong-kind', kind }) as const;
const notAsked = { code: 'not-asked' } as const;

describe('checkAnswers', () => {
  it.each<[string, Answers]>([
    ['none', {}],
    ['every kind', EVERY_ANSWER],
    ['an empty section', { person: {} }],
    ['no rows', { medicines: { list: [] } }],
    ['a reason beside its number', { glucose: { value: '420', valueUnit: 'mg/dL', valueReason: 'Twice' } }],
    ['a reason alone', { glucose: { valueReason: 'Twice' } }],
  ])('finds nothing in %s', (_, answers) => {
    expect(faults(answers)).toEqual([]);
  });

  it.each<[string, Answers, readonly AnswerFault[]]>([
    ['a section the form does not have', { other: {} }, [['other', { code: 'no-section' }]]],
    ['a field it does not have', { person: { age: '40' } }, [['person.age', { code: 'no-field' }]]],
    ['a unit of a count', { person: { visitsUnit: '1' } }, [['person.visitsUnit', { code: 'no-field' }]]],
    [
      'a reason nobody reads to its end',
      { glucose: { value: '420', valueUnit: 'mg/dL', valueReason: 'x'.repeat(201) } },
      [['glucose.valueReason', { code: 'too-long', max: 200 }]],
    ],
    ['a reason of a text', { person: { nameReason: 'x' } }, [['person.nameReason', { code: 'no-field' }]]],
    [
      'a row’s field in the section',
      { medicines: { name: 'A' } },
      [['medicines.name', { code: 'no-field' }]],
    ],
    ['rows in a section without', { person: { list: [{}] } }, [['person.list', { code: 'no-field' }]]],
    [
      'a field a row does not have',
      { medicines: { list: [{ name: 'A' }, { takes: 'YES' }] } },
      [['medicines.1.takes', { code: 'no-field' }]],
    ],
    [
      'keys of every object',
      { constructor: {}, person: { toString: 'x', ...JSON.parse('{"__proto__":"x"}') } },
      [
        ['constructor', { code: 'no-section' }],
        ['person.toString', { code: 'no-field' }],
        ['person.__proto__', { code: 'no-field' }],
      ],
    ],
    [
      'a section that is none',
      { person: [], glucose: null, signs: 'x' },
      [
        ['person', wrong('rows')],
        ['glucose', wrong('rows')],
        ['signs', wrong('rows')],
      ],
    ],
    ['a number of JSON', { glucose: { value: 110 } }, [['glucose.value', wrong('text')]]],
    [
      'a unit that is no text',
      { glucose: { value: '110', valueUnit: null } },
      [['glucose.valueUnit', wrong('text')]],
    ],
    [
      'a word for a tick',
      { bloodPressure: { irrPulse: 'true' } },
      [['bloodPressure.irrPulse', wrong('tick')]],
    ],
    ['a text for a list', { signs: { seen: 'PAIN' } }, [['signs.seen', wrong('list')]]],
    ['a list of other things', { person: { papers: ['1', 2] } }, [['person.papers', wrong('list')]]],
    ['rows that are none', { medicines: { list: ['A'] } }, [['medicines.list', wrong('rows')]]],
    ['rows in rows', { medicines: { list: [[{ name: 'A' }]] } }, [['medicines.list', wrong('rows')]]],
    [
      'another kind in a row',
      { medicines: { list: [{ name: 'A', stopped: 'no' }] } },
      [['medicines.0.stopped', wrong('tick')]],
    ],
  ])('of the shape: %s', (_, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  it.each<[string, Answers, readonly AnswerFault[]]>([
    ['a field', { signs: { seen: ['PAIN'], medicine: 'NO' } }, [['signs.medicine', notAsked]]],
    [
      'with its unit and its reason',
      { signs: { degrees: '39', degreesUnit: 'Cel', degreesReason: 'x' } },
      ['degrees', 'degreesUnit', 'degreesReason'].map((key) => [`signs.${key}`, notAsked] as const),
    ],
    ['a unit alone', { signs: { degreesUnit: 'Cel' } }, [['signs.degreesUnit', notAsked]]],
    [
      'a field in a hidden one',
      { signs: { ...fever, medicine: 'NO', which: 'x' } },
      [['signs.which', notAsked]],
    ],
    ['a section', { baby: { weight: '3.2', weightUnit: 'kg' } }, [['baby', notAsked]]],
    ['an empty section', { baby: {} }, [['baby', notAsked]]],
    [
      'in a row',
      {
        medicines: {
          list: [
            { name: 'A', stopped: true, why: 'x' },
            { name: 'B', why: 'x' },
          ],
        },
      },
      [['medicines.1.why', notAsked]],
    ],
  ])('rejects answers to unasked questions: %s', (_, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  it.each<[string, Answers, readonly AnswerFault[]]>([
    [
      'what is required',
      { glucose: { mealSituation: 'MEAL_SITUATION_FASTING' } },
      [['glucose.value', { code: 'required' }]],
    ],
    [
      'a number without its unit',
      { glucose: { value: '110' } },
      [['glucose.value', { code: 'not-an-option' }]],
    ],
    [
      'an unlikely number without a reason',
      { glucose: { value: '420', valueUnit: 'mg/dL' } },
      [['glucose.value', { code: 'unlikely', min: 60, max: 400, unit: 'mg/dL' }]],
    ],
    ['a choice', { signs: { ...fever, medicine: 'MAYBE' } }, [['signs.medicine', { code: 'not-an-option' }]]],
    [
      'a row',
      { medicines: { list: [{ dose: '1', doseUnit: 'mg' }] } },
      [['medicines.0.name', { code: 'required' }]],
    ],
  ])('and then checks the form: %s', (_, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  it('accepts a default that is not stored', () => {
    const advised = { advice: { given: 'YES' } };
    expect(faults(advised)).toEqual([]);
    const fasting = {
      glucose: { value: '110', valueUnit: 'mg/dL', mealSituation: 'MEAL_SITUATION_FASTING' },
    };
    expect(faults({ ...fasting, ...advised })).toEqual([['advice', notAsked]]);
  });

  it('accepts a tick that was not set', () => {
    const unticked = aForm(
      aSection('first', [{ key: 'told', control: 'boolean', label: 'test.label' }]),
      aSection('second', [pick('why', 'A')], { when: { section: 'first', field: 'told', is: [false] } }),
    );
    expect(checkAnswers(unticked, { second: { why: 'A' } }, ADULT)).toEqual([]);
  });
});

describe('any input at the border', () => {
  const groupKeys = definition.sections.flatMap(({ group }) => (group ? [group.key] : []));
  const keys = [
    ...definition.sections.map(({ key }) => key),
    ...groupKeys,
    ...definition.sections.flatMap(sectionFields).flatMap(storedKeys),
  ];

  it('is answered with faults, never with an error', () => {
    everyRound(
      2000,
      (random) => randomAnswers(random, keys, 4),
      (answers) => {
        for (const [path, { code }] of faults(answers))
          expect([typeof path, typeof code]).toEqual(['string', 'string']);
      },
    );
  });

  it('also when the sections are right', () => {
    everyRound(
      2000,
      (random) =>
        Object.fromEntries(
          definition.sections
            .filter(() => random() < 0.5)
            .map((section) => {
              const own = sectionFields(section).flatMap(storedKeys);
              return [section.key, randomAnswers(random, [...own, ...groupKeys], 3)];
            }),
        ),
      (answers) => expect(() => faults(answers)).not.toThrow(),
    );
  });
});
