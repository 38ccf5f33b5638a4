import { describe, expect, it } from 'vitest';
import { doubtOf, type LifeSpan, type StoredTime } from './doubtful-time.ts';

const NOW = Date.parse('2026-03-10T06:00:00Z') / 1000;
const ZONE = { now: NOW, timeZone: 'Asia/Kolkata' };
const LIFE: LifeSpan = { birthDate: '2001-05-20', deceased: '2020-11-03' };
const ALIVE: LifeSpan = { birthDate: '2001-05-20', deceased: null };

const at = (text: string): StoredTime => ({ at: Date.parse(text) / 1000, timeText: text });
const on = (onDate: string): StoredTime => ({ at: null, onDate, timeText: onDate });
const text = (timeText: string | null): StoredTime => ({ at: null, onDate: null, timeText });

describe('why a time is impossible', () => {
  it.each<[string, StoredTime, LifeSpan, string | undefined]>([
    ['a time within the life', at('2010-01-01T10:00:00Z'), LIFE, undefined],
    ['a clock that is hours ahead', at('2026-03-11T05:00:00Z'), ALIVE, undefined],
    ['more than a day ahead', at('2026-03-11T06:00:00Z'), ALIVE, 'in-future'],
    ['tomorrow, elsewhere today', on('2026-03-11'), ALIVE, undefined],
    ['a day to come', on('2026-03-12'), ALIVE, 'in-future'],
    ['this month', text('2026-03'), ALIVE, undefined],
    ['a month to come', text('2026-04'), ALIVE, 'in-future'],
    ['a year to come', text('2027'), ALIVE, 'in-future'],
    ['the day of birth', on('2001-05-20'), ALIVE, undefined],
    ['the hour of birth', at('2001-05-20T00:10:00+05:30'), ALIVE, undefined],
    ['the day before birth', on('2001-05-19'), ALIVE, 'before-birth'],
    ['the day of birth in another zone', at('2001-05-20T01:00:00+10:00'), ALIVE, undefined],
    ['the day before birth in every zone', at('2001-05-19T10:00:00+05:30'), ALIVE, 'before-birth'],
    ['the year of birth', text('2001'), ALIVE, undefined],
    ['the year before birth', text('2000'), ALIVE, 'before-birth'],
    ['a month before the year of birth', text('2000-12'), { ...ALIVE, birthDate: '2001' }, 'before-birth'],
    ['the day of death', at('2020-11-03T20:00:00+05:30'), LIFE, undefined],
    ['the day of death in another zone', at('2020-11-03T23:00:00-08:00'), LIFE, undefined],
    ['the day after death', on('2020-11-04'), LIFE, 'after-death'],
    [
      'after a death of which the day is not known',
      on('2021-01-01'),
      { ...LIFE, deceased: 'true' },
      undefined,
    ],
    ['within the year of death', on('2020-12-31'), { ...LIFE, deceased: '2020' }, undefined],
    ['after the year of death', on('2021-01-01'), { ...LIFE, deceased: '2020' }, 'after-death'],
    ['neither birth nor death', on('1900-01-01'), { birthDate: null, deceased: null }, undefined],
    ['no time', text(null), LIFE, undefined],
    ['an unreadable time', text('04-21-1891 9:09'), LIFE, undefined],
  ])('%s', (_label, time, life, expected) => {
    expect(doubtOf(time, life, ZONE)).toBe(expected);
  });
});
