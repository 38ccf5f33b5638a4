import { describe, expect, it } from 'vitest';
import { type Condition, fieldsAsked, holds } from './condition.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  'own.told': 'YES',
  'own.ticked': true,
  'own.signs': ['FEVER', 'PAIN'],
  'own.none': [],
  'own.empty': '',
  'other.told': 'NO',
};

const answerOf = (field: string, section = 'own') => ANSWERS[`${section}.${field}`];

const isAnswered: Condition = { field: 'told', is: ['YES'] };
const ticked: Condition = { field: 'ticked', is: [true] };
const untrue: Condition = { field: 'told', is: ['NO'] };
const hidden: Condition = { field: 'hidden', is: ['YES'] };

describe('holds', () => {
  it.each<[string, Condition, boolean]>([
    ['the value it asks for', isAnswered, true],
    ['another value', untrue, false],
    ['one of several values', { field: 'told', is: ['NO', 'YES'] }, true],
    ['no values at all', { field: 'told', is: [] }, false],
    ['a set tick', ticked, true],
    ['a tick that is set, asked for unset', { field: 'ticked', is: [false] }, false],
    ['a tick asked for by a word', { field: 'ticked', is: ['true'] }, false],
    ['a list with the entry', { field: 'signs', is: ['PAIN'] }, true],
    ['a list with one of the entries', { field: 'signs', is: ['COUGH', 'FEVER'] }, true],
    ['a list without it', { field: 'signs', is: ['COUGH'] }, false],
    ['an empty list', { field: 'none', is: ['PAIN'] }, false],
    ['a field nobody answered', hidden, false],
    ['an empty text, asked for as such', { field: 'empty', is: [''] }, true],
    ['another section', { section: 'other', field: 'told', is: ['NO'] }, true],
    ['another section with another value', { section: 'other', field: 'told', is: ['YES'] }, false],
    ['all of them', { all: [isAnswered, ticked] }, true],
    ['all but one', { all: [isAnswered, untrue] }, false],
    ['all of none', { all: [] }, true],
    ['any of them', { any: [untrue, ticked] }, true],
    ['none of them', { any: [untrue, hidden] }, false],
    ['any of none', { any: [] }, false],
    ['not', { not: untrue }, true],
    ['not what holds', { not: isAnswered }, false],
    ['not what nobody answered', { not: hidden }, true],
    ['one in the other', { all: [{ any: [untrue, ticked] }, { not: { all: [isAnswered, hidden] } }] }, true],
  ])('%s', (_, condition, expected) => {
    expect(holds(condition, answerOf)).toBe(expected);
  });
});

describe('fieldsAsked', () => {
  it.each<[string, Condition, readonly string[]]>([
    ['a plain one', isAnswered, ['told']],
    ['all and any', { all: [isAnswered, { any: [ticked, hidden] }] }, ['told', 'ticked', 'hidden']],
    ['not', { not: { any: [isAnswered] } }, ['told']],
    ['none', { all: [] }, []],
  ])('of %s', (_, condition, expected) => {
    expect(fieldsAsked(condition).map(({ field }) => field)).toEqual(expected);
  });

  it('names the section if the condition does', () => {
    const condition: Condition = { section: 'other', field: 'told', is: ['NO'] };
    expect(fieldsAsked({ any: [condition, isAnswered] }).map(({ section }) => section)).toEqual([
      'other',
      undefined,
    ]);
  });
});
