// spec: alert-episodes

import { describe, expect, it } from 'vitest';
import { MAX_EPISODE } from '#metrics';
import { FLAG_CODES } from '#observations';
import { alertCause, flagDirection, groupEpisodes, type SevereAlert, worstAlert } from './alert-episodes.ts';

interface Case {
  readonly id: string;
  readonly patient?: string;
  readonly causes?: readonly string[];
  readonly day: string;
}

const HIGH = 'bloodpressure up';
const grouped = (items: readonly Case[]) =>
  groupEpisodes(items, ({ patient = 'asha', causes = [HIGH], day }) => ({ patient, causes, day })).map(
    (episode) => episode.map(({ id }) => id).join(' '),
  );

describe('episodes of alerts', () => {
  it.each<[string, readonly Case[], readonly string[]]>([
    ['nothing', [], []],
    ['one reading', [{ id: 'a', day: '2025-10-09' }], ['a']],
    [
      'three readings of a morning',
      [
        { id: 'c', day: '2025-10-09' },
        { id: 'b', day: '2025-10-09' },
        { id: 'a', day: '2025-10-09' },
      ],
      ['c b a'],
    ],
    [
      'readings of consecutive days, whatever the time of day',
      [
        { id: 'c', day: '2025-10-09' },
        { id: 'b', day: '2025-10-08' },
        { id: 'a', day: '2025-10-07' },
      ],
      ['c b a'],
    ],
    [
      'a day without a reading in between',
      [
        { id: 'c', day: '2025-10-09' },
        { id: 'b', day: '2025-10-07' },
        { id: 'a', day: '2025-10-06' },
      ],
      ['c', 'b a'],
    ],
    [
      'the change of a month and of a year',
      [
        { id: 'c', day: '2026-01-01' },
        { id: 'b', day: '2025-12-31' },
        { id: 'a', day: '2025-12-30' },
      ],
      ['c b a'],
    ],
    [
      'two patients',
      [
        { id: 'b', day: '2025-10-09', patient: 'ravi' },
        { id: 'a', day: '2025-10-09' },
      ],
      ['b', 'a'],
    ],
    [
      'two causes of one patient, in the order of their newest readings',
      [
        { id: 'd', day: '2025-10-09', causes: ['pulse up'] },
        { id: 'c', day: '2025-10-09' },
        { id: 'b', day: '2025-10-09', causes: ['pulse up'] },
        { id: 'a', day: '2025-10-08' },
      ],
      ['d b', 'c a'],
    ],
    [
      'a high and a low value of one measure',
      [
        { id: 'b', day: '2025-10-09', causes: ['glucose down'] },
        { id: 'a', day: '2025-10-09', causes: ['glucose up'] },
      ],
      ['b', 'a'],
    ],
    [
      'calls that share one of several signs',
      [
        { id: 'c', day: '2025-10-09', causes: ['fits', 'bleeding'] },
        { id: 'b', day: '2025-10-09', causes: ['fever'] },
        { id: 'a', day: '2025-10-08', causes: ['bleeding'] },
      ],
      ['c a', 'b'],
    ],
    [
      'a call that joins the signs of two others',
      [
        { id: 'c', day: '2025-10-09', causes: ['fits'] },
        { id: 'b', day: '2025-10-09', causes: ['bleeding'] },
        { id: 'a', day: '2025-10-08', causes: ['bleeding', 'fits'] },
      ],
      ['c b a'],
    ],
  ])('%s', (_, items, expected) => {
    expect(grouped(items)).toEqual(expected);
  });

  it('are limited, so that one act never covers a whole record', () => {
    const items = Array.from({ length: MAX_EPISODE + 3 }, (_, id) => ({ id: String(id), day: '2025-10-09' }));
    expect(grouped(items).map((episode) => episode.split(' ').length)).toEqual([MAX_EPISODE, 3]);
  });
});

describe('the cause of an alert', () => {
  it.each([
    ['systolic', 'pressure:dangerous', 'bloodpressure up'],
    ['diastolic', 'ish:grade2', 'bloodpressure up'],
    ['systolic', 'ob:severe', 'bloodpressure up'],
    ['systolic', 'pressure:low', 'bloodpressure down'],
    ['glucose', 'sugar:dangerous', 'glucose up'],
    ['glucose', 'ada:low-level2', 'glucose down'],
    ['spo2', 'spo2:dangerous', 'spo2 down'],
    ['weight', 'waz:severely-underweight', 'weight down'],
    ['calcium', 'laboratory:critical-low', 'calcium down'],
    ['calcium', 'laboratory:critical-high', 'calcium up'],
    ['culture', 'laboratory:abnormal', 'culture laboratory:abnormal'],
    ['pulse', 'news2:pulse-3', 'pulse news2:pulse-3'],
  ])('%s with %s is %s', (measure, flag, cause) => {
    expect(alertCause({ measure, flag })).toBe(cause);
  });

  it('has a direction for every flag of a rule, except a protective value', () => {
    expect(FLAG_CODES.filter((code) => flagDirection(code) === 'dot')).toEqual(['atp:protective']);
  });

  it.each(['low', 'thin', 'underweight', 'cold', 'slow'])('is low for flags that say %s', (word) => {
    const flags = FLAG_CODES.filter((code) => code.split(':')[1]?.split('-').includes(word));
    expect(flags.length).toBeGreaterThan(0);
    expect(flags.filter((code) => flagDirection(code) !== 'down')).toEqual([]);
  });
});

describe('the worst alert of an episode', () => {
  const pressure = (systolic: number, level = 'critical'): SevereAlert => ({
    level,
    measure: 'systolic',
    flag: level === 'critical' ? 'pressure:dangerous' : 'ish:grade2',
    values: [{ key: 'systolic', value: systolic, unit: 'mm[Hg]' }],
  });
  const sugar = (value: number, unit = 'mg/dL'): SevereAlert => ({
    level: 'critical',
    measure: 'glucose',
    flag: 'ada:low-level2',
    values: [{ key: 'value', value, unit }],
  });

  it.each<[string, readonly [SevereAlert, ...SevereAlert[]], number]>([
    ['is the only one', [pressure(190)], 0],
    ['is the highest of high values', [pressure(186), pressure(210), pressure(190)], 1],
    ['is the lowest of low values', [sugar(52), sugar(41), sugar(48)], 1],
    ['is the newest of equal values', [pressure(190), pressure(190)], 0],
    ['is critical before it is high', [pressure(170, 'review'), pressure(181)], 1],
    ['is the newest where units differ', [sugar(52), sugar(2.1, 'mmol/L')], 0],
    ['is the newest where a value is not a number', [{ ...sugar(52), values: [] }, sugar(41)], 0],
  ])('%s', (_, episode, place) => {
    expect(worstAlert(episode)).toBe(episode[place]);
  });
});
