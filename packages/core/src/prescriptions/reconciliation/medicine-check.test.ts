import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  isCheckedAtVisit,
  isWholeCheck,
  medicineListOf,
  type NewOutsideMedicine,
  newMedicineCheckSchema,
  type StoredMedicineCheck,
} from './medicine-check.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const by = { id: id('e1'), name: 'Dr. Rao' };

const ecosprin = (facts: Partial<NewOutsideMedicine> = {}): NewOutsideMedicine => ({
  ...{ id: id('a1'), name: 'Ecosprin 75', dose: '1 at night', since: '2024', prescribedBy: 'Dr. Sen' },
  answer: 'continues',
  ...facts,
});

const check = (facts: Partial<StoredMedicineCheck>): StoredMedicineCheck => ({
  ...{ lines: [], outside: [], encounterId: null, at: 1000, by, isWhole: true },
  ...facts,
});

describe('a patient’s medicines after checks', () => {
  it.each<[string, readonly StoredMedicineCheck[], readonly string[], number | undefined]>([
    ['nobody asked', [], [], undefined],
    ['a medicine from elsewhere is stated', [check({ outside: [ecosprin()] })], ['Ecosprin 75'], 1000],
    [
      'it is stopped later',
      [check({ outside: [ecosprin()] }), check({ at: 2000, outside: [ecosprin({ answer: 'stopped' })] })],
      [],
      2000,
    ],
    [
      'a second one is added alone',
      [
        check({ outside: [ecosprin()] }),
        check({ at: 2000, isWhole: false, outside: [ecosprin({ id: id('a2'), name: 'Shelcal 500' })] }),
      ],
      ['Ecosprin 75', 'Shelcal 500'],
      1000,
    ],
  ])('%s', (_, checks, outside, at) => {
    const list = medicineListOf(checks);
    expect(list.outside.map(({ name }) => name)).toEqual(outside);
    expect(list.checked?.at).toBe(at);
  });

  it('has the newest answer about a line', () => {
    const line = { lineId: id('b1'), answer: 'continues', text: '' } as const;
    const later = { ...line, answer: 'changed', text: 'Half a tablet' } as const;
    const { answers } = medicineListOf([check({ lines: [line] }), check({ at: 2000, lines: [later] })]);
    expect(answers).toEqual([{ ...later, at: 2000, by }]);
  });
});

it.each([
  ['all are answered', [id('b1')], true],
  ['a line that runs is not answered', [id('b1'), id('b2')], false],
])('a check in which %s', (_, running, expected) => {
  const lines = [{ lineId: id('b1'), answer: 'continues' as const, text: '' }];
  expect(isWholeCheck({ lines, outside: [] }, running, { outside: [] })).toBe(expected);
});

it('a check without a known medicine from elsewhere is incomplete', () => {
  const before = medicineListOf([check({ outside: [ecosprin()] })]);
  expect(isWholeCheck({ lines: [], outside: [] }, [], before)).toBe(false);
});

describe('a visit', () => {
  const dayOf = (at: number) => (at === 1000 ? '2026-11-29' : '2026-11-28');
  it.each([
    ['its own check', id('c1'), id('c1'), true],
    ['the check of another visit', id('c2'), id('c1'), false],
  ])('with %s', (_, checkedAt, encounterId, expected) => {
    const list = medicineListOf([check({ encounterId: checkedAt })]);
    expect(isCheckedAtVisit(list, encounterId, { today: '2026-11-29', dayOf })).toBe(expected);
  });

  it('without an encounter counts the check of the day', () => {
    const list = medicineListOf([check({})]);
    expect(isCheckedAtVisit(list, null, { today: '2026-11-29', dayOf })).toBe(true);
    expect(isCheckedAtVisit(list, null, { today: '2026-11-30', dayOf })).toBe(false);
  });
});

describe('refused input', () => {
  const whole = { id: id('d1'), vitaId: id('d2'), encounterId: null, lines: [], outside: [] };
  it.each([
    ['a stopped line without a reason', { lines: [{ lineId: id('b1'), answer: 'stopped', text: '' }] }],
    ['a line twice', { lines: [0, 1].map(() => ({ lineId: id('b1'), answer: 'continues', text: '' })) }],
    ['a medicine without a name', { outside: [ecosprin({ name: ' ' })] }],
  ])('%s', (_, facts) => {
    expect(v.safeParse(newMedicineCheckSchema, { ...whole, ...facts }).success).toBe(false);
    expect(v.safeParse(newMedicineCheckSchema, whole).success).toBe(true);
  });
});

it('lists medicines from elsewhere that were stopped, with the reason', () => {
  const stop = ecosprin({ answer: 'stopped', reason: 'Bleeding gums' });
  const { stopped } = medicineListOf([
    check({ outside: [ecosprin()] }),
    check({ at: 2000, outside: [stop] }),
  ]);
  expect(stopped).toMatchObject([{ name: 'Ecosprin 75', reason: 'Bleeding gums' }]);
});
