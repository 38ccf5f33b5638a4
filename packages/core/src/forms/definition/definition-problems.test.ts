import { describe, expect, it } from 'vitest';
import {
  aForm,
  aSection,
  EVERY_CONTROL,
  field,
  line,
  options,
  pick,
  rowsUnder,
  whenAsked,
} from '../../../test/forms.ts';
import { definitionProblems } from './definition-problems.ts';
import type { FormDefinition } from './form-definition.ts';

const number = (key: string, ...units: readonly string[]) =>
  field({ key, control: 'number', units, decimals: 0 });
const condition = { field: 'told', is: ['YES'] };
const yesNo = pick('told', 'YES', 'NO');

describe('a valid definition', () => {
  it.each<[string, FormDefinition]>([
    ['has every control', EVERY_CONTROL],
    ['has no sections', aForm()],
    ['has the same key in two sections', aForm(aSection('a', [yesNo]), aSection('b', [yesNo]))],
    ['has the same key in section and row', aForm(aSection('a', [yesNo], rowsUnder('list', 2, [yesNo])))],
    [
      'asks in a row about its section',
      aForm(aSection('a', [yesNo], rowsUnder('list', 2, [whenAsked(condition, line('b'))]))),
    ],
    [
      'asks about its own section by name',
      aForm(aSection('a', [yesNo, whenAsked({ ...condition, section: 'a' }, line('b'))])),
    ],
    ['has a count beside what is called a unit', aForm(aSection('a', [number('n'), line('nUnit')]))],
  ])('%s', (_, definition) => {
    expect(definitionProblems(definition)).toEqual([]);
  });
});

describe('an invalid definition says so once', () => {
  it.each<[string, FormDefinition, string]>([
    ['no version', { ...aForm(), id: 'diet' }, '"diet" is no name with a version, such as "diet@1"'],
    ['capitals', { ...aForm(), id: 'Diet@1' }, '"Diet@1" is no name with a version, such as "diet@1"'],
    ['a section twice', aForm(aSection('a', []), aSection('a', [])), 'test/form@1: "a" is stored twice'],
    [
      'three times',
      aForm(aSection('a', []), aSection('a', []), aSection('a', [])),
      'test/form@1: "a" is stored twice',
    ],
    ['a section’s key', aForm(aSection('a-b', [])), 'test/form@1: "a-b" is not a stored key'],
    ['a field’s key', aForm(aSection('a', [line('1st')])), 'a: "1st" is not a stored key'],
    [
      'a key too long',
      aForm(aSection('a', [line('x'.repeat(61))])),
      `a: "${'x'.repeat(61)}" is not a stored key`,
    ],
    ['a field twice', aForm(aSection('a', [line('b'), line('b')])), 'a: "b" is stored twice'],
    [
      'a conditional field twice',
      aForm(aSection('a', [yesNo, whenAsked(condition, yesNo)])),
      'a: "told" is stored twice',
    ],
    [
      'a field where a unit is',
      aForm(aSection('a', [number('n', 'kg'), line('nUnit')])),
      'a: "nUnit" is stored twice',
    ],
    [
      'a field where a reason is',
      aForm(aSection('a', [number('n'), line('nReason')])),
      'a: "nReason" is stored twice',
    ],
    [
      'a group where a field is',
      aForm(aSection('a', [line('b')], rowsUnder('b', 2, []))),
      'a: "b" is stored twice',
    ],
    ['a group’s key', aForm(aSection('a', [], rowsUnder('', 2, []))), 'a: "" is not a stored key'],
    [
      'a row’s field twice',
      aForm(aSection('a', [], rowsUnder('list', 2, [line('b'), line('b')]))),
      'a.list: "b" is stored twice',
    ],
    ['an option twice', aForm(aSection('a', [pick('b', 'X', 'X')])), 'a.b: an option appears twice'],
    [
      'a default that is not an option',
      aForm(aSection('a', [field({ key: 'b', control: 'dropdown', options: options('X'), initial: 'Y' })])),
      'a.b: "Y" is not an option',
    ],
    [
      'an exclusive one that is none, in a row',
      aForm(
        aSection(
          'a',
          [],
          rowsUnder('list', 2, [
            field({ key: 'b', control: 'multiselect', options: options('X'), exclusive: 'NONE' }),
          ]),
        ),
      ),
      'a.list.b: "NONE" is not an option',
    ],
    [
      'a question about what stands after it',
      aForm(aSection('a', [whenAsked(condition, line('b')), yesNo])),
      'a.condition: asks about a.told, which does not stand before it',
    ],
    [
      'about itself',
      aForm(aSection('a', [whenAsked(condition, yesNo)])),
      'a.condition: asks about a.told, which does not stand before it',
    ],
    [
      'about nothing there is',
      aForm(aSection('a', [yesNo]), aSection('b', [], { when: { section: 'a', field: 'other', is: [] } })),
      'b: asks about a.other, which does not stand before it',
    ],
    [
      'about a later section',
      aForm(aSection('a', [], { when: { section: 'b', ...condition } }), aSection('b', [yesNo])),
      'a: asks about b.told, which does not stand before it',
    ],
    [
      'a section about its own field',
      aForm(aSection('a', [yesNo], { when: condition })),
      'a: asks about a.told, which does not stand before it',
    ],
    [
      'about the rows of another section',
      aForm(
        aSection('a', [], rowsUnder('list', 2, [yesNo])),
        aSection('b', [], { when: { section: 'a', ...condition } }),
      ),
      'b: asks about a.told, which does not stand before it',
    ],
    [
      'a section’s field about its rows',
      aForm(aSection('a', [whenAsked({ not: condition }, line('b'))], rowsUnder('list', 2, [yesNo]))),
      'a.condition: asks about a.told, which does not stand before it',
    ],
    [
      'twice about the same',
      aForm(aSection('a', [whenAsked({ any: [condition, { all: [condition] }] }, line('b'))])),
      'a.condition: asks about a.told, which does not stand before it',
    ],
    [
      'a look-up without a field for its codes',
      aForm(
        aSection('a', [
          field({
            key: 'term',
            control: 'short_text',
            maxLength: 9,
            lookUp: { table: 'icd10', code: 'code' },
          }),
          line('code'),
        ]),
      ),
      'a.term: has no field "code" for codes of icd10 beside it',
    ],
  ])('%s', (_, definition, problem) => {
    expect(definitionProblems(definition)).toEqual([problem]);
  });

  it('has all its problems', () => {
    const definition = {
      ...aForm(aSection('a', [line('1'), whenAsked(condition, pick('b', 'X', 'X'))])),
      id: 'x',
    };
    expect(definitionProblems(definition)).toHaveLength(4);
  });
});
