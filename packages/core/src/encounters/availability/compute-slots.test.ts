import { describe, expect, it } from 'vitest';
import { instantOfWall } from '#formatting';
import { computeSlots, type SlotQuestion, type TakenTime } from './compute-slots.ts';
import { isWithinHours, type WeeklyHours } from './open-periods.ts';

const PROVIDER = 'p1';
const FACILITY = 'f1';
const SERVICE = 'GP_CONSULTATION';
const KOLKATA = 'Asia/Kolkata';
const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

/** Returns the unix seconds of a local time such as `2026-03-09 10:00`. */
const at = (wall: string, timeZone = KOLKATA): number =>
  instantOfWall(Date.parse(`${wall.replace(' ', 'T')}:00Z`), timeZone) / 1000;

const clock = (seconds: number, timeZone: string): string =>
  new Date(seconds * 1000).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** For example `mon 09:00-12:00`. */
function hours(text: string, facts: Partial<WeeklyHours> = {}): WeeklyHours {
  const [weekday, span = ''] = text.split(' ');
  const [from = '', until = ''] = span.split('-');
  return {
    weekday: weekday as WeeklyHours['weekday'],
    fromMinute: minuteOf(from),
    untilMinute: minuteOf(until),
    serviceTypes: null,
    validFrom: '2025-01-01',
    validUntil: null,
    ...facts,
  };
}

/** Returns the slots of one day, by default Monday 9 March 2026. */
const ask = (facts: Partial<SlotQuestion> & { readonly day?: string } = {}): SlotQuestion => {
  const { day = '2026-03-09', timeZone = KOLKATA } = facts;
  return {
    careProviderId: PROVIDER,
    facilityId: FACILITY,
    hours: [hours('mon 09:00-11:00')],
    exceptions: [],
    slotLength: { serviceType: SERVICE, minutes: 30, capacity: 1 },
    taken: [],
    from: at(`${day} 00:00`, timeZone),
    to: at(`${day} 00:00`, timeZone) + 86_400,
    timeZone,
    now: 0,
    ...facts,
  };
};

const starts = (question: SlotQuestion): string[] =>
  computeSlots(question).map(({ start }) => clock(start, question.timeZone));

const taken = (start: string, facts: Partial<TakenTime> = {}): TakenTime => ({
  start: at(`2026-03-09 ${start}`),
  end: at(`2026-03-09 ${start}`) + 1800,
  facilityId: FACILITY,
  serviceType: SERVICE,
  heldUntil: null,
  ...facts,
});

const whole = ['09:00', '09:30', '10:00', '10:30'];

describe('slots follow one another in the hours of the day', () => {
  const slotLength = { serviceType: SERVICE, minutes: 45, capacity: 1 };
  it.each<[string, SlotQuestion, readonly string[]]>([
    ['on the weekday', ask(), whole],
    ['not on another one', ask({ day: '2026-03-10' }), []],
    ['what does not fit in at the end is none', ask({ slotLength }), ['09:00', '09:45']],
    [
      'several spans of a day',
      ask({ hours: [hours('mon 16:00-17:00'), hours('mon 09:00-10:00')] }),
      ['09:00', '09:30', '16:00', '16:30'],
    ],
    [
      'spans that overlap are one',
      ask({ hours: [hours('mon 09:00-10:20'), hours('mon 10:00-11:00')] }),
      whole,
    ],
    ['spans that touch are one', ask({ hours: [hours('mon 09:00-10:15'), hours('mon 10:15-11:00')] }), whole],
    ['from the first day on', ask({ hours: [hours('mon 09:00-11:00', { validFrom: '2026-03-09' })] }), whole],
    ['not before it', ask({ hours: [hours('mon 09:00-11:00', { validFrom: '2026-03-10' })] }), []],
    ['until the last day', ask({ hours: [hours('mon 09:00-11:00', { validUntil: '2026-03-09' })] }), whole],
    ['not after it', ask({ hours: [hours('mon 09:00-11:00', { validUntil: '2026-03-08' })] }), []],
    [
      'for the services named',
      ask({ hours: [hours('mon 09:00-11:00', { serviceTypes: [SERVICE] })] }),
      whole,
    ],
    ['for no other', ask({ hours: [hours('mon 09:00-11:00', { serviceTypes: ['NURSING'] })] }), []],
    [
      'only those that begin in the time asked for',
      ask({ from: at('2026-03-09 09:10'), to: at('2026-03-09 10:30') }),
      ['09:30', '10:00'],
    ],
    ['not what has begun', ask({ now: at('2026-03-09 09:30') }), ['10:00', '10:30']],
  ])('%s', (_, question, expected) => {
    expect(starts(question)).toEqual(expected);
  });
});

describe('midnight and the zone’s own clock', () => {
  const night = [hours('sun 22:30-24:00'), hours('mon 00:00-01:00')];
  it.each<[string, SlotQuestion, readonly string[]]>([
    ['a span that ends at midnight', ask({ day: '2026-03-08', hours: night }), ['22:30', '23:00', '23:30']],
    ['one that goes on after it', ask({ hours: night }), ['00:00', '00:30']],
    [
      'a slot over midnight belongs to the day it begins on',
      ask({
        day: '2026-03-08',
        hours: night,
        slotLength: { serviceType: SERVICE, minutes: 40, capacity: 1 },
      }),
      ['22:30', '23:10', '23:50'],
    ],
    ['a quarter of an hour off the hour: Kathmandu', ask({ timeZone: 'Asia/Kathmandu' }), whole],
    ['half an hour off the hour: Adelaide', ask({ timeZone: 'Australia/Adelaide' }), whole],
  ])('%s', (_, question, expected) => {
    expect(starts(question)).toEqual(expected);
  });

  const sunday = (timeZone: string, day: string, span: string) =>
    ask({ timeZone, day, hours: [hours(`sun ${span}`)] });
  it.each<[string, SlotQuestion, readonly string[]]>([
    [
      'Berlin, forward: the hour from two to three is none',
      sunday(BERLIN, '2026-03-29', '01:00-04:00'),
      ['01:00', '01:30', '03:00', '03:30'],
    ],
    [
      'Berlin, back: the hour from two to three comes twice',
      sunday(BERLIN, '2026-10-25', '01:00-04:00'),
      ['01:00', '01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30'],
    ],
    [
      'New York, forward',
      sunday(NEW_YORK, '2026-03-08', '01:00-04:00'),
      ['01:00', '01:30', '03:00', '03:30'],
    ],
    [
      'New York, back',
      sunday(NEW_YORK, '2026-11-01', '00:30-02:30'),
      ['00:30', '01:00', '01:30', '01:00', '01:30', '02:00'],
    ],
    [
      'Berlin, forward: the morning after is as on any day',
      sunday(BERLIN, '2026-03-29', '09:00-11:00'),
      whole,
    ],
    ['Berlin, back: the morning after too', sunday(BERLIN, '2026-10-25', '09:00-11:00'), whole],
    [
      'Lord Howe, half an hour forward',
      sunday('Australia/Lord_Howe', '2026-10-04', '01:00-03:30'),
      ['01:00', '01:30', '02:30', '03:00'],
    ],
    ['hours that are left out are none', sunday(BERLIN, '2026-03-29', '02:00-03:00'), []],
  ])('%s', (_, question, expected) => {
    expect(starts(question)).toEqual(expected);
  });
});

describe('leave and extra hours', () => {
  const leave = (from: string, until: string) =>
    ({ kind: 'leave', time: { start: at(from), end: at(until) } }) as const;
  const days = (fromDay: string, untilDay: string) =>
    ({ kind: 'leave', time: { fromDay, untilDay } }) as const;
  const extra = (from: string, until: string) =>
    ({ kind: 'extra', time: { start: at(from), end: at(until) } }) as const;
  it.each<[string, SlotQuestion['exceptions'], readonly string[]]>([
    [
      'leave over part of a day',
      [leave('2026-03-09 09:30', '2026-03-09 10:00')],
      ['09:00', '10:00', '10:30'],
    ],
    ['leave over parts of two slots', [leave('2026-03-09 09:20', '2026-03-09 09:40')], ['10:00', '10:30']],
    ['leave that begins the day before', [leave('2026-03-08 12:00', '2026-03-09 10:30')], ['10:30']],
    ['the whole day', [days('2026-03-09', '2026-03-09')], []],
    ['days around it', [days('2026-03-01', '2026-03-31')], []],
    ['the day before', [days('2026-03-08', '2026-03-08')], whole],
    ['the day after', [days('2026-03-10', '2026-03-10')], whole],
    ['extra hours', [extra('2026-03-09 18:10', '2026-03-09 19:10')], [...whole, '18:10', '18:40']],
    [
      'extra hours that go on from the hours',
      [extra('2026-03-09 10:45', '2026-03-09 12:00')],
      [...whole, '11:00', '11:30'],
    ],
    [
      'extra hours in a leave are none',
      [extra('2026-03-09 18:00', '2026-03-09 19:00'), days('2026-03-09', '2026-03-09')],
      [],
    ],
  ])('%s', (_, exceptions, expected) => {
    expect(starts(ask({ exceptions }))).toEqual(expected);
  });

  it('whole days use the requested zone', () => {
    const exceptions = [days('2026-03-09', '2026-03-09')];
    expect(starts(ask({ exceptions, timeZone: BERLIN }))).toEqual([]);
    expect(starts(ask({ exceptions, timeZone: BERLIN, day: '2026-03-16' }))).toEqual(whole);
  });
});

describe('capacity', () => {
  const three = { serviceType: SERVICE, minutes: 30, capacity: 3 };
  const left = (facts: Partial<SlotQuestion>) => computeSlots(ask(facts)).map((slot) => slot.left);
  it.each<[string, Partial<SlotQuestion>, readonly number[]]>([
    ['nobody has one', {}, [1, 1, 1, 1]],
    ['one is booked', { taken: [taken('09:30')] }, [1, 0, 1, 1]],
    ['one is held', { taken: [taken('09:30', { heldUntil: 1001 })], now: 1000 }, [1, 0, 1, 1]],
    ['one was held', { taken: [taken('09:30', { heldUntil: 1000 })], now: 1000 }, [1, 1, 1, 1]],
    ['some of a group', { slotLength: three, taken: [taken('09:30'), taken('09:30')] }, [3, 1, 3, 3]],
    ['more than there are now', { taken: [taken('09:30'), taken('09:30')] }, [1, 0, 1, 1]],
    [
      'another service',
      { slotLength: three, taken: [taken('09:30', { serviceType: 'NURSING' })] },
      [3, 0, 3, 3],
    ],
    ['another facility', { slotLength: three, taken: [taken('09:30', { facilityId: 'f2' })] }, [3, 0, 3, 3]],
    ['a time between two slots', { slotLength: three, taken: [taken('09:45')] }, [3, 0, 0, 3]],
  ])('%s', (_, facts, expected) => {
    expect(left(facts)).toEqual(expected);
  });

  it('a slot has its care provider, its start and end, and its capacity', () => {
    expect(computeSlots(ask({ slotLength: three }))[0]).toEqual({
      careProviderId: PROVIDER,
      start: at('2026-03-09 09:00'),
      end: at('2026-03-09 09:30'),
      places: 3,
      left: 3,
    });
  });
});

it.each([
  ['all of them', '09:00', '11:00', true],
  ['a part that is no slot', '09:10', '10:20', true],
  ['more than them', '08:45', '09:15', false],
  ['other hours', '15:00', '15:30', false],
])('a time is within the hours if they cover all of it: %s', (_, from, until, expected) => {
  const period = { start: at(`2026-03-09 ${from}`), end: at(`2026-03-09 ${until}`) };
  expect(isWithinHours(ask(), SERVICE, period)).toBe(expected);
});
