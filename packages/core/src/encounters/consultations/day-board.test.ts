import { describe, expect, it } from 'vitest';
import type { BoardEntry, Encounter } from '#encounters';
import { findOnBoard, planBoard } from './index.ts';

const NOW = 1_700_000_000;
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function entry(number: number, facts: Partial<Encounter> = {}, seen: Partial<BoardEntry> = {}): BoardEntry {
  const encounter: Encounter = {
    id: id(number),
    vitaId: id(100 + number),
    patient: { name: `Patient ${number}`, uhid: null },
    facilityId: id(900),
    consultationMode: 'PHYSICAL',
    encounterClass: 'AMB',
    encounterType: 'PHC',
    serviceType: 'GP_CONSULTATION',
    status: 'CONFIRMED',
    period: { start: NOW + number * 600 },
    reason: null,
    metaInfo: { updatedAt: NOW, createdAt: NOW, deleted: false, source: 'manual' },
    ...facts,
  };
  return { encounter, birthDate: null, gender: 'female', measuredAt: null, isWithProvider: false, ...seen };
}

describe('the day board', () => {
  it('has each visit in one stage, in the order in which it is worked through', () => {
    const board = planBoard([
      entry(9, { status: 'COMPLETED' }),
      entry(8),
      entry(1),
      entry(2, { status: 'AWAITED' }),
      entry(3, { arrivedAt: NOW - 60 }),
      entry(4, { arrivedAt: NOW - 120 }),
      entry(5, { arrivedAt: NOW - 60 }, { measuredAt: NOW - 30 }),
      entry(6, { arrivedAt: NOW - 90, consultationMode: 'VIRTUAL' }),
      entry(7, { arrivedAt: NOW - 60 }, { measuredAt: NOW - 30, isWithProvider: true }),
      entry(10, { status: 'CANCELLED', arrivedAt: NOW - 60 }),
    ]);
    const ids = Object.entries(board).map(([stage, entries]) => [
      stage,
      entries.map(({ encounter }) => Number(encounter.id.slice(-3))),
    ]);
    expect(ids).toEqual([
      ['booked', [1, 2, 8]],
      ['arrived', [4, 3]],
      ['waiting', [6, 5]],
      ['with-provider', [7]],
      ['done', [10, 9]],
    ]);
  });

  it('is not measured yet if the patient has not arrived', () => {
    expect(planBoard([entry(1, {}, { isWithProvider: true })]).booked).toHaveLength(1);
  });
});

describe('finding a visit on the day board', () => {
  const of = (name: string, uhid: string | null, number: number) =>
    entry(number, { patient: { name, uhid } });
  const entries = [
    of('Lakshmi Devi', 'CL0012345678', 1),
    of('Lakshman Rao', 'CL0012349999', 2),
    of('रमेश कुमार', null, 3),
    of("Siobhán O'Neil", 'CL0099995678', 4),
  ];
  it.each([
    ['three letters', 'lak', [1, 2]],
    ['the start of two words', 'dev lak', [1]],
    ['letters within a word', 'shmi', []],
    ['Hindi', 'रमे', [3]],
    ['letters without their accents', 'siobhan', [4]],
    ['a scanned UHID', 'CL0012345678', [1]],
    ['a UHID in groups', 'cl 0012 345678', [1]],
    ['the last four digits', '5678', [1, 4]],
    ['digits in the middle', '1234', []],
    ['three digits', '678', []],
    ['another UHID', 'CL0000000001', []],
  ])('%s', (_, text, found) => {
    expect(findOnBoard(entries, text)?.map(({ encounter }) => Number(encounter.id.slice(-3)))).toEqual(found);
  });

  it.each(['', ' ', 'la', '5', '-- '])('searches for nothing while it is too short: "%s"', (text) => {
    expect(findOnBoard(entries, text)).toBeUndefined();
  });
});
