// spec: readings-ranges

import { describe, expect, it } from 'vitest';
import type { PregnancyCourse } from '#clinical';
import { type PregnancyStatement, pregnanciesOf, undatedPregnanciesOf } from './pregnancy-statements.ts';

const due = (dueDate: string): PregnancyStatement => ({ dueDate });
const born = (bornOn: string): PregnancyStatement => ({ bornOn });
const lost = (lostOn: string): PregnancyStatement => ({ lostOn });
const ended = (endedOn: string): PregnancyStatement => ({ endedOn });
const birthOf = (dueDate: string, bornOn: string): PregnancyCourse => ({ dueDate, bornOn, endedOn: bornOn });

describe('pregnanciesOf', () => {
  it.each<[string, readonly PregnancyStatement[], readonly PregnancyCourse[]]>([
    ['nothing', [], []],
    ['a due date', [due('2026-02-01')], [{ dueDate: '2026-02-01' }]],
    ['a newer date', [due('2026-02-01'), due('2026-02-19')], [{ dueDate: '2026-02-19' }]],
    ['an earlier date told later', [due('2026-02-01'), due('2025-12-20')], [{ dueDate: '2025-12-20' }]],
    ['a day that is none', [due('soon'), due('2026-02-31')], []],
    ['a birth', [due('2026-02-01'), born('2026-01-20')], [birthOf('2026-02-01', '2026-01-20')]],
    [
      'a birth told twice, on another day',
      [due('2026-02-01'), born('2026-01-20'), born('2026-01-21')],
      [birthOf('2026-02-01', '2026-01-21')],
    ],
    [
      'a birth, and the registration that ended after it',
      [due('2026-02-01'), born('2026-01-20'), ended('2026-03-01')],
      [birthOf('2026-02-01', '2026-01-20')],
    ],
    [
      'a registration that ended, and then the birth',
      [due('2026-02-01'), ended('2026-03-01'), born('2026-01-20')],
      [birthOf('2026-02-01', '2026-01-20')],
    ],
    ['a birth alone', [born('2026-01-20')], [birthOf('2026-01-20', '2026-01-20')]],
    [
      'a birth long after the told pregnancy',
      [due('2024-02-01'), born('2026-01-20')],
      [{ dueDate: '2024-02-01' }, birthOf('2026-01-20', '2026-01-20')],
    ],
    ['a loss', [due('2026-02-01'), ended('2025-07-01')], [{ dueDate: '2026-02-01', endedOn: '2025-07-01' }]],
    ['an end of nothing', [ended('2025-07-01')], []],
    [
      'a loss of a told pregnancy, though nobody said when until long after',
      [due('2026-02-01'), lost('2026-03-20')],
      [{ dueDate: '2026-02-01', endedOn: '2026-03-20' }],
    ],
    [
      'a loss alone: of the twentieth week at most',
      [lost('2025-07-01')],
      [{ dueDate: '2025-11-18', endedOn: '2025-07-01' }],
    ],
    [
      'a loss told twice, on another day',
      [lost('2025-07-01'), lost('2025-07-03')],
      [{ dueDate: '2025-11-18', endedOn: '2025-07-03' }],
    ],
    [
      'a loss in the weeks after a birth is that of the child',
      [due('2025-02-01'), born('2025-01-20'), lost('2025-02-03')],
      [birthOf('2025-02-01', '2025-01-20')],
    ],
    [
      'a loss long after another pregnancy',
      [due('2024-02-01'), born('2024-01-20'), lost('2025-07-01')],
      [birthOf('2024-02-01', '2024-01-20'), { dueDate: '2025-11-18', endedOn: '2025-07-01' }],
    ],
    [
      'a loss long after a pregnancy nobody ended',
      [due('2024-02-01'), lost('2025-07-01')],
      [
        { dueDate: '2024-02-01', endedOn: '2024-02-01' },
        { dueDate: '2025-11-18', endedOn: '2025-07-01' },
      ],
    ],
    [
      'the next one after a loss',
      [due('2026-02-01'), ended('2025-07-01'), due('2026-04-20')],
      [{ dueDate: '2026-02-01', endedOn: '2025-07-01' }, { dueDate: '2026-04-20' }],
    ],
    [
      'the next one after a birth',
      [due('2025-02-01'), born('2025-01-20'), due('2026-04-20')],
      [birthOf('2025-02-01', '2025-01-20'), { dueDate: '2026-04-20' }],
    ],
    [
      'the same one told of after its end: it has not ended',
      [due('2026-02-01'), ended('2025-07-01'), due('2026-02-03')],
      [{ dueDate: '2026-02-03' }],
    ],
    [
      'the next one where nobody told of the end',
      [due('2025-02-01'), due('2026-04-20')],
      [{ dueDate: '2025-02-01', endedOn: '2025-02-01' }, { dueDate: '2026-04-20' }],
    ],
    [
      'the next one that began before the due date of one nobody ended',
      [due('2026-02-01'), due('2026-08-01')],
      [{ dueDate: '2026-02-01', endedOn: '2025-10-25' }, { dueDate: '2026-08-01' }],
    ],
  ])('%s', (_, statements, pregnancies) => {
    expect(pregnanciesOf(statements)).toEqual(pregnancies);
  });
});

describe('undatedPregnanciesOf', () => {
  const known = (knownOn: string): PregnancyStatement => ({ knownOn });
  it.each<[string, readonly PregnancyStatement[], readonly object[]]>([
    ['nothing', [], []],
    ['a test', [known('2026-01-10')], [{ since: '2026-01-10' }]],
    ['two tests', [known('2026-01-10'), known('2026-01-05')], [{ since: '2026-01-05' }]],
    ['a test, and then its date', [known('2026-01-10'), due('2026-09-01')], []],
    ['a test, and then its loss', [known('2026-01-10'), lost('2026-02-01')], []],
    [
      'a test, and then its end',
      [known('2026-01-10'), ended('2026-02-01')],
      [{ since: '2026-01-10', until: '2026-02-01' }],
    ],
    [
      'a birth, and a test a year later',
      [born('2025-01-10'), known('2026-01-10')],
      [{ since: '2026-01-10' }],
    ],
    [
      'a test after a dated pregnancy that ended',
      [due('2026-02-01'), ended('2025-08-01'), known('2026-01-10')],
      [{ since: '2026-01-10' }],
    ],
  ])('%s', (_, statements, expected) => {
    expect(undatedPregnanciesOf(statements)).toEqual(expected);
  });
});
