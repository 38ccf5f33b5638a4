// spec: readings-ranges

import { describe, expect, it } from 'vitest';
import { judgeValues } from './judge-reading.ts';
import { alertFor } from './judge-value.ts';
import { contextOn, type PersonFacts } from './person-facts.ts';

const DAY = '2026-11-28';
const woman: PersonFacts = { sex: 'female', birthDate: '2001-03-10' };

function pressure(facts: PersonFacts, systolic: number, diastolic: number, day = DAY) {
  return judgeValues(
    [
      { measure: 'systolic', value: systolic, unit: 'mm[Hg]' },
      { measure: 'diastolic', value: diastolic, unit: 'mm[Hg]' },
    ],
    contextOn(facts, day),
  );
}
const levels = (facts: PersonFacts, systolic: number, diastolic: number, day = DAY) =>
  pressure(facts, systolic, diastolic, day).map(({ flag }) => alertFor(flag));

describe('a pregnancy without a recorded end', () => {
  // Due on 2026-01-01: 44w0d is 2026-01-29, and six weeks later is 2026-03-12.
  const facts: PersonFacts = { ...woman, pregnancies: [{ dueDate: '2026-01-01' }] };
  it.each([
    ['on the last day of week 44', '2026-01-29', { pregnant: true, gestationalDays: 308 }],
    ['on the day after', '2026-01-30', { perhapsAfterBirth: true }],
    ['six weeks later', '2026-03-12', { perhapsAfterBirth: true }],
    ['after that', '2026-03-13', { pregnancyNotAsked: true }],
  ])('%s', (_, day, known) => {
    const { age, ...rest } = contextOn(facts, day);
    expect(rest).toEqual({ sex: 'female', ...known });
  });

  it('is judged by the stricter of its last weeks and the weeks after a birth', () => {
    expect(levels(facts, 150, 95, '2026-02-20')).toContain('review');
    expect(levels(facts, 160, 95, '2026-02-20')).toContain('critical');
    expect(levels(facts, 160, 95, '2026-03-13')).not.toContain('critical');
  });

  it('without a date counts from the day it was known', () => {
    const undated: PersonFacts = { ...woman, undatedPregnancies: [{ since: '2026-01-01' }] };
    expect(contextOn(undated, '2025-12-31')).not.toHaveProperty('pregnant');
    expect(contextOn(undated, '2026-11-05')).toMatchObject({ pregnant: true });
    expect(contextOn(undated, '2026-11-06')).toMatchObject({ perhapsAfterBirth: true });
    expect(contextOn(undated, '2026-12-18')).not.toHaveProperty('perhapsAfterBirth');
    const over: PersonFacts = {
      ...woman,
      undatedPregnancies: [{ since: '2026-01-01', until: '2026-02-01' }],
    };
    expect(contextOn(over, '2026-01-31')).toMatchObject({ pregnant: true });
    expect(contextOn(over, '2026-02-01')).not.toHaveProperty('pregnant');
  });
});

describe('the answer to "pregnant?"', () => {
  const answered = (...pregnancyAnswers: NonNullable<PersonFacts['pregnancyAnswers']>): PersonFacts => ({
    ...woman,
    pregnancyAnswers,
  });
  it.each<[string, PersonFacts, object]>([
    ['that was never given', woman, { pregnancyNotAsked: true }],
    ['of today', answered({ on: DAY, answer: 'no' }), { pregnant: false }],
    ['of 92 days ago', answered({ on: '2026-08-28', answer: 'no' }), { pregnant: false }],
    ['of 93 days ago', answered({ on: '2026-08-27', answer: 'no' }), { pregnancyNotAsked: true }],
    ['of a later day', answered({ on: '2026-11-29', answer: 'no' }), { pregnancyNotAsked: true }],
    [
      'that is newer',
      answered({ on: '2026-11-20', answer: 'perhaps' }, { on: '2026-11-01', answer: 'no' }),
      { pregnant: 'unknown' },
    ],
    ['of a girl of 11', { ...woman, birthDate: '2014-11-29' }, {}],
    ['of a girl of 12', { ...woman, birthDate: '2014-11-28' }, { pregnancyNotAsked: true }],
    ['of a woman of 55', { ...woman, birthDate: '1970-11-29' }, { pregnancyNotAsked: true }],
    ['of a woman of 56', { ...woman, birthDate: '1970-11-28' }, {}],
    ['of a man', { ...woman, sex: 'male' }, {}],
    ['of a girl born in 2014, who may be 12', { ...woman, birthDate: '2014' }, { pregnancyNotAsked: true }],
    ['of a girl born in 2016', { ...woman, birthDate: '2016' }, {}],
    ['of somebody of unknown sex', { ...woman, sex: 'unknown' }, { pregnancyNotAsked: true }],
    [
      'that a pregnancy on record outweighs',
      { ...answered({ on: DAY, answer: 'no' }), pregnancies: [{ dueDate: '2027-01-12' }] },
      { pregnant: true },
    ],
  ])('%s', (_, facts, known) => {
    const context = contextOn(facts, DAY);
    expect(context).toMatchObject(known);
    if (!Object.hasOwn(known, 'pregnant')) expect(context).not.toHaveProperty('pregnant');
    if (!Object.hasOwn(known, 'pregnancyNotAsked')) expect(context).not.toHaveProperty('pregnancyNotAsked');
  });

  it('if missing, is asked for next to a value that a pregnancy would make worse, without an alarm', () => {
    const [systolic] = pressure(woman, 145, 92);
    expect(alertFor(systolic?.flag)).toBeUndefined();
    expect(systolic?.missing).toContain('pregnancy');
    const [answeredNo] = pressure(answered({ on: DAY, answer: 'no' }), 145, 92);
    expect(answeredNo?.missing).not.toContain('pregnancy');
  });

  it('if missing, is not asked for next to a value that is usual in a pregnancy too', () => {
    for (const { missing, face } of pressure(woman, 112, 72)) {
      expect(missing).not.toContain('pregnancy');
      expect(face.kind).not.toBe('not-judged');
    }
  });

  it('if missing, never lowers an alarm', () => {
    expect(levels(woman, 182, 112)).toContain('critical');
  });
});
