import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '../person-facts.ts';
import { type PregnancyState, pregnancyState } from './pregnancy-state.ts';

const woman: PersonFacts = { sex: 'female', birthDate: '2001-03-10' };

describe('the display of a pregnancy', () => {
  it.each<[string, PersonFacts, PregnancyState]>([
    // 12 January 2027 is 40w0d, so 4 December 2026 is 34w3d.
    [
      'a due date',
      { ...woman, pregnancies: [{ dueDate: '2027-01-12' }] },
      { kind: 'dated', dueDate: '2027-01-12', days: 34 * 7 + 3 },
    ],
    [
      'a test',
      { ...woman, undatedPregnancies: [{ since: '2026-11-02' }] },
      { kind: 'undated', since: '2026-11-02' },
    ],
    [
      'a test on the day on which an earlier pregnancy ended',
      {
        ...woman,
        undatedPregnancies: [{ since: '2026-09-01', until: '2026-12-04' }, { since: '2026-12-04' }],
      },
      { kind: 'undated', since: '2026-12-04' },
    ],
    [
      'a due date 44 weeks and a day ago',
      { ...woman, pregnancies: [{ dueDate: '2026-11-05' }] },
      { kind: 'late', dueDate: '2026-11-05' },
    ],
    [
      'a test 44 weeks and a day ago',
      { ...woman, undatedPregnancies: [{ since: '2026-01-29' }] },
      { kind: 'late' },
    ],
    [
      'a birth',
      { ...woman, pregnancies: [{ dueDate: '2026-11-20', endedOn: '2026-11-15', bornOn: '2026-11-15' }] },
      { kind: 'after', endedOn: '2026-11-15', isBirth: true },
    ],
    [
      'a loss',
      { ...woman, pregnancies: [{ dueDate: '2027-05-20', endedOn: '2026-11-15' }] },
      { kind: 'after', endedOn: '2026-11-15', isBirth: false },
    ],
    [
      'a "no"',
      { ...woman, pregnancyAnswers: [{ on: '2026-11-15', answer: 'no' }] },
      { kind: 'answered', answer: 'no', on: '2026-11-15', isCurrent: true },
    ],
    [
      'a "no" of eight months ago',
      { ...woman, pregnancyAnswers: [{ on: '2026-03-12', answer: 'no' }] },
      { kind: 'answered', answer: 'no', on: '2026-03-12', isCurrent: false },
    ],
    ['nothing', woman, { kind: 'not-asked' }],
    ['nothing of a man', { ...woman, sex: 'male' }, { kind: 'none' }],
    ['nothing of a woman of 60', { ...woman, birthDate: '1966-03-10' }, { kind: 'none' }],
  ])('%s', (_, facts, state) => {
    expect(pregnancyState(facts, '2026-12-04')).toEqual(state);
  });
});
