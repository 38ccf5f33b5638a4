import { describe, expect, it } from 'vitest';
import { instantOf } from '#encounters/consultations';
import { calendarAxis, calendarDays, layoutColumn, stepDays, type TimedItem } from './index.ts';

const ZONES = ['Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'];

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Items as `[id, from, until]` of a day. A local time may include another day. */
function column(day: string, timeZone: string, items: readonly (readonly [string, string, string?])[]) {
  const at = (wall: string): number => instantOf(wall.includes('T') ? wall : `${day}T${wall}`, timeZone) ?? 0;
  const timed: TimedItem[] = items.map(([id, from, until]) => ({
    id,
    period: { start: at(from), end: until === undefined ? undefined : at(until) },
  }));
  const axis = calendarAxis([day], timeZone);
  return { axis, timed, rows: axis.days[0] ?? [] };
}

describe('the rows of a calendar', () => {
  it.each([
    ['a usual day', '2026-01-06', 'Asia/Kolkata', 48, []],
    ['a day of 23 hours', '2026-03-08', 'America/New_York', 46, []],
    ['a day of 25 hours', '2026-11-01', 'America/New_York', 50, ['01:00', '01:30']],
    ['clocks that go back half an hour', '2026-04-05', 'Australia/Lord_Howe', 49, ['01:30']],
    ['a day that begins at one', '2026-04-24', 'Africa/Cairo', 46, []],
    ['no day', 'yesterday', 'Asia/Kolkata', 0, []],
  ])('%s', (_, day, zone, count, again) => {
    const { rows } = calendarAxis([day], zone);
    expect(rows).toHaveLength(count);
    expect(rows.filter(({ isAgain }) => isAgain).map(({ minute }) => clock(minute))).toEqual(again);
  });

  it('of a week contain each instant once, in order, whatever clocks do', () => {
    for (const zone of ZONES) {
      for (const day of ['2026-01-06', '2026-03-08', '2026-04-05', '2026-04-24', '2026-11-01']) {
        const { rows, days } = calendarAxis(calendarDays('week', day), zone);
        const all = days.flatMap((starts) => starts.filter((start) => start !== undefined));
        expect(all).toEqual(all.toSorted((one, other) => one - other));
        expect(new Set(all).size).toBe(all.length);
        expect((all.at(-1) ?? 0) - (all[0] ?? 0)).toBe((all.length - 1) * 1800);
        for (const starts of days) expect(starts).toHaveLength(rows.length);
      }
    }
  });

  it('skip, on one day of a week, the hour that it does not have', () => {
    const { rows, days } = calendarAxis(calendarDays('week', '2026-03-08'), 'America/New_York');
    const missing = days.map((starts) =>
      rows.filter((_, row) => starts[row] === undefined).map(({ minute }) => clock(minute)),
    );
    expect(missing).toEqual([[], [], [], [], [], [], ['02:00', '02:30']]);
  });
});

describe('the position of an encounter', () => {
  const KOLKATA = ['2026-01-06', 'Asia/Kolkata'] as const;
  it.each([
    ['by its clock', KOLKATA, ['09:00', '09:30'], [18, 19]],
    ['between two rows', KOLKATA, ['09:15', '10:00'], [18.5, 20]],
    ['without an end: half an hour', KOLKATA, ['09:00'], [18, 19]],
    ['too short to be read: a quarter', KOLKATA, ['09:00', '09:05'], [18, 18.5]],
    ['that ends before it begins: half an hour', KOLKATA, ['09:00', '08:00'], [18, 19]],
    ['into the next day: cut', KOLKATA, ['23:30', '2026-01-07T01:00'], [47, 48, 'bottom']],
    ['from the day before: cut', KOLKATA, ['2026-01-05T23:00', '00:30'], [0, 1, 'top']],
    ['of a whole day and more', KOLKATA, ['2026-01-05T10:00', '2026-01-08T10:00'], [0, 48, 'top', 'bottom']],
    ['of another day: none', KOLKATA, ['2026-01-07T00:00', '2026-01-07T01:00'], undefined],
    ['that ends at midnight: none of the next day', KOLKATA, ['2026-01-05T23:00', '00:00'], undefined],
    ['where clocks go forward', ['2026-03-08', 'America/New_York'], ['01:30', '03:30'], [3, 5]],
    ['after the repeated hour', ['2026-11-01', 'America/New_York'], ['03:00', '04:00'], [8, 10]],
    ['over the repeated hour', ['2026-11-01', 'America/New_York'], ['00:30', '02:30'], [1, 7]],
    ['in a zone of three quarters', ['2026-01-06', 'Asia/Kathmandu'], ['09:00', '10:00'], [18, 20]],
  ] as const)('%s', (_, [day, zone], [from, until], expected) => {
    const { timed, rows } = column(day, zone, [['a', from, until]]);
    const [place] = layoutColumn(timed, rows).placed;
    const [top, bottom, ...cut] = expected ?? [];
    if (!expected) expect(place).toBeUndefined();
    else {
      expect(place).toMatchObject({ top, bottom });
      expect([place?.isCutAtTop, place?.isCutAtBottom]).toEqual([
        (cut as string[]).includes('top'),
        (cut as string[]).includes('bottom'),
      ]);
    }
  });
});

describe('overlapping encounters', () => {
  const lanes = (items: readonly (readonly [string, string, string])[], most?: number) => {
    const { timed, rows } = column('2026-01-06', 'Asia/Kolkata', items);
    const { placed, crowded } = layoutColumn(timed, rows, most);
    return {
      placed: placed.map(({ item, lane, lanes: of }) => `${item.id} ${lane + 1}/${of}`),
      crowded: crowded.map(({ row, items: own }) => `${row}: ${own.map(({ id }) => id).join(' ')}`),
    };
  };

  it.each([
    [
      'one after the other: alone',
      [
        ['a', '09:00', '09:30'],
        ['b', '09:30', '10:00'],
      ],
      ['a 1/1', 'b 1/1'],
    ],
    [
      'at once: side by side',
      [
        ['a', '09:00', '09:30'],
        ['b', '09:00', '09:30'],
      ],
      ['a 1/2', 'b 2/2'],
    ],
    [
      'a long one beside two short ones: these share a lane',
      [
        ['a', '09:00', '10:00'],
        ['b', '09:00', '09:30'],
        ['c', '09:30', '10:00'],
      ],
      ['a 1/2', 'b 2/2', 'c 2/2'],
    ],
    [
      'a chain in which the ends do not meet: one group',
      [
        ['a', '09:00', '09:45'],
        ['b', '09:30', '10:15'],
        ['c', '10:00', '10:30'],
        ['d', '10:30', '11:00'],
      ],
      ['a 1/2', 'b 2/2', 'c 1/2', 'd 1/1'],
    ],
    [
      'short ones that only their drawing lets meet: side by side',
      [
        ['a', '09:00', '09:05'],
        ['b', '09:05', '09:10'],
      ],
      ['a 1/2', 'b 2/2'],
    ],
  ] as const)('%s', (_, items, expected) => {
    expect(lanes(items).placed).toEqual(expected);
  });

  it('are shown side by side up to a limit, and the others are counted where they start', () => {
    const same = ['a', 'b', 'c', 'd'].map((id) => [id, '09:00', '10:00'] as const);
    expect(lanes([...same, ['e', '09:30', '10:00'], ['f', '11:00', '11:30']], 2)).toEqual({
      placed: ['a 1/2', 'b 2/2', 'f 1/1'],
      crowded: ['18: c d', '19: e'],
    });
  });

  it('never cover one another, and none is lost', () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const { rows } = column('2026-01-06', 'Asia/Kolkata', []);
    const start = rows[0] ?? 0;
    const timed = Array.from({ length: 400 }, (_, index) => {
      const from = start + next(288) * 300;
      return { id: `e${index}`, period: { start: from, end: from + (1 + next(30)) * 300 } };
    });
    const { placed, crowded } = layoutColumn(timed, rows, 6);
    expect(placed.length + crowded.flatMap(({ items }) => items).length).toBe(timed.length);
    for (const one of placed) {
      const covering = placed.filter(
        (other) =>
          other !== one && other.lane === one.lane && other.top < one.bottom && one.top < other.bottom,
      );
      expect(covering).toEqual([]);
    }
  });
});

describe('the days of a calendar', () => {
  it.each([
    ['day', '2026-01-06', 0, ['2026-01-06']],
    ['week', '2026-01-04', 0, '2025-12-29 to 2026-01-04'],
    ['week', '2026-01-05', 0, '2026-01-05 to 2026-01-11'],
    ['week', '1969-12-31', 0, '1969-12-29 to 1970-01-04'],
    ['week', '2026-02-25', 1, '2026-03-02 to 2026-03-08'],
    ['day', '2024-02-28', 1, ['2024-02-29']],
  ] as const)('%s of %s, %d on', (span, day, steps, expected) => {
    const days = calendarDays(span, stepDays(span, day, steps));
    expect(typeof expected === 'string' ? `${days[0]} to ${days.at(-1)}` : days).toEqual(expected);
  });
});
