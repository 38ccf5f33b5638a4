import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';
import { HeavyCalendarError } from './recurrence.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
/** One year from 1 March 2026, at a facility in Kolkata. */
const WINDOW = { timeZone: 'Asia/Kolkata', from: at('2026-03-01T00:00:00Z'), to: at('2027-03-01T00:00:00Z') };

const OUTLOOK_ZONE = `BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendar = (...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\n');
const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:e1', ...lines, 'END:VEVENT'].join('\n');

const read = (...events: readonly string[]) => readBusyTimes(calendar(...events), WINDOW);
const period = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('busy times in a calendar', () => {
  it.each<[string, readonly string[], readonly object[]]>([
    [
      'in UTC',
      ['DTSTART:20260309T100000Z', 'DTEND:20260309T110000Z'],
      [period('2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z')],
    ],
    [
      'in the zone of the facility where it names none',
      ['DTSTART:20260309T100000', 'DURATION:PT90M'],
      [period('2026-03-09T04:30:00Z', '2026-03-09T06:00:00Z')],
    ],
    [
      'in a zone, before and after its clocks change',
      [
        'DTSTART;TZID=Europe/Berlin:20260322T100000',
        'DTEND;TZID=Europe/Berlin:20260322T110000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ],
      [
        period('2026-03-22T09:00:00Z', '2026-03-22T10:00:00Z'),
        period('2026-03-29T08:00:00Z', '2026-03-29T09:00:00Z'),
      ],
    ],
    [
      'in a zone behind a prefix of the program',
      ['DTSTART;TZID="/mozilla.org/20070129_1/Europe/Berlin":20260601T100000', 'DURATION:PT1H'],
      [period('2026-06-01T08:00:00Z', '2026-06-01T09:00:00Z')],
    ],
    [
      'in a zone that only the calendar describes, before and after its clocks change',
      ['DTSTART;TZID=W. Europe Standard Time:20261018T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      [
        period('2026-10-18T08:00:00Z', '2026-10-18T09:00:00Z'),
        period('2026-10-25T09:00:00Z', '2026-10-25T10:00:00Z'),
      ],
    ],
    ['a whole day', ['DTSTART;VALUE=DATE:20260309'], [{ fromDay: '2026-03-09', untilDay: '2026-03-09' }]],
    [
      'whole days, of which the end is none',
      ['DTSTART;VALUE=DATE:20260309', 'DTEND;VALUE=DATE:20260312'],
      [{ fromDay: '2026-03-09', untilDay: '2026-03-11' }],
    ],
    [
      'a day of every year',
      ['DTSTART;VALUE=DATE:20200815', 'RRULE:FREQ=YEARLY'],
      [{ fromDay: '2026-08-15', untilDay: '2026-08-15' }],
    ],
    [
      'until the last of a rule, which is an instant of another zone',
      [
        'DTSTART;TZID=Asia/Kolkata:20260309T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20260310T033000Z',
      ],
      [
        period('2026-03-09T03:30:00Z', '2026-03-09T04:30:00Z'),
        period('2026-03-10T03:30:00Z', '2026-03-10T04:30:00Z'),
      ],
    ],
    [
      'without dates that are taken out, in the same zone or in another, and with one that is put in',
      [
        'DTSTART;TZID=Asia/Kolkata:20260309T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=Asia/Kolkata:20260310T090000',
        'EXDATE:20260311T033000Z',
        'RDATE;TZID=Asia/Kolkata:20260320T090000',
      ],
      [
        period('2026-03-09T03:30:00Z', '2026-03-09T04:30:00Z'),
        period('2026-03-12T03:30:00Z', '2026-03-12T04:30:00Z'),
        period('2026-03-20T03:30:00Z', '2026-03-20T04:30:00Z'),
      ],
    ],
    [
      'an event that is going on',
      ['DTSTART:20260228T220000Z', 'DTEND:20260301T020000Z'],
      [period('2026-02-28T22:00:00Z', '2026-03-01T02:00:00Z')],
    ],
    [
      'on a line that is folded',
      ['DTSTART:2026030', ' 9T100000Z', 'DTEND:20260309T110000Z', 'SUMMARY:Private: lunch; with a friend'],
      [period('2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z')],
    ],
  ])('%s', async (_, lines, expected) => {
    const found = await read(OUTLOOK_ZONE, event(...lines));
    expect(found?.times.map(({ time }) => time)).toEqual(expected);
    expect(found).toMatchObject({ events: 1, uids: ['e1'], skipped: [] });
  });

  it('one event of a series is moved, and one is cancelled', async () => {
    const found = await read(
      event('DTSTART:20260309T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
      event('RECURRENCE-ID:20260310T100000Z', 'DTSTART:20260310T150000Z', 'DURATION:PT1H'),
      event('RECURRENCE-ID:20260311T100000Z', 'DTSTART:20260311T100000Z', 'STATUS:CANCELLED'),
    );
    expect(found?.times.map(({ time }) => time)).toEqual([
      period('2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z'),
      period('2026-03-10T15:00:00Z', '2026-03-10T16:00:00Z'),
    ]);
    expect(found?.skipped).toEqual([{ reason: 'cancelled', events: 1, first: '2026-03-11T10:00' }]);
  });

  const hour = ['DTSTART:20260309T100000Z', 'DURATION:PT1H'];
  it.each<[string, readonly string[], string, string | null]>([
    ['cancelled', [...hour, 'STATUS:CANCELLED'], 'cancelled', '2026-03-09T10:00'],
    ['free', [...hour, 'TRANSP:TRANSPARENT'], 'free', '2026-03-09T10:00'],
    ['of no length', ['DTSTART:20260309T100000Z'], 'free', '2026-03-09T10:00'],
    ['over', ['DTSTART:20260208T100000Z', 'DURATION:PT1H'], 'past', '2026-02-08T10:00'],
    [
      'over since its last',
      ['DTSTART:20260101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=9'],
      'past',
      '2026-01-01T10:00',
    ],
    ['after the year', ['DTSTART;VALUE=DATE:20270309'], 'later', '2027-03-09'],
    [
      'in a zone nobody knows',
      ['DTSTART;TZID=Mars/Olympus:20260309T100000', 'DURATION:PT1H'],
      'zone-unknown',
      '2026-03-09T10:00',
    ],
    ['every hour', [...hour, 'RRULE:FREQ=HOURLY'], 'too-often', '2026-03-09T10:00'],
    [
      'by a rule nobody uses',
      [...hour, 'RRULE:FREQ=YEARLY;BYWEEKNO=3'],
      'rule-unsupported',
      '2026-03-09T10:00',
    ],
    ['without a start', ['SUMMARY:Lunch'], 'unreadable', null],
    ['on a day that is none', ['DTSTART:20260231T100000Z'], 'unreadable', null],
    [
      'that ends before it begins',
      ['DTSTART:20260309T100000Z', 'DTEND:20260309T090000Z'],
      'unreadable',
      '2026-03-09T10:00',
    ],
  ])('an event %s is left out, with the reason', async (_, lines, reason, first) => {
    const found = await read(event(...lines));
    expect(found?.times).toEqual([]);
    expect(found?.skipped).toEqual([{ reason, events: 1, first }]);
  });

  it('no more times are read than can be stored', async () => {
    const daily = Array.from({ length: 20 }, () =>
      event('DTSTART:20260309T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    );
    const found = await read(...daily);
    expect(found?.times.length).toBeLessThanOrEqual(5000);
    expect(found?.skipped).toMatchObject([{ reason: 'too-many' }]);
  });

  const DATES_OF_A_LINE = Array.from({ length: 9000 }, () => '20260310T100000Z').join();
  it.each<[string, readonly string[], string | undefined]>([
    [
      'a thousand rules that match no day since 1900',
      Array.from({ length: 1000 }, () =>
        event(
          'DTSTART:19000101T100000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=1;BYMONTH=2;BYMONTHDAY=30',
        ),
      ),
      '1900-01-01T10:00',
    ],
    [
      'a rule that names a weekday three thousand times',
      [event(...hour, `RRULE:FREQ=DAILY;BYDAY=${Array.from({ length: 3000 }, () => 'MO').join()}`)],
      '2026-03-09T10:00',
    ],
    ['a line of nine thousand dates', [event(...hour, `EXDATE:${DATES_OF_A_LINE}`)], undefined],
    [
      'a zone whose clocks change every day',
      [
        OUTLOOK_ZONE.replace('FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'FREQ=DAILY'),
        event('DTSTART;TZID=W. Europe Standard Time:20260309T100000', 'DURATION:PT1H'),
      ],
      undefined,
    ],
  ])('%s is refused, with the event', async (_, events, begins) => {
    const refusal = await read(...events).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HeavyCalendarError);
    expect(refusal).toMatchObject({ begins });
  });

  it('other work continues while a long calendar is read', async () => {
    const events = Array.from({ length: 4000 }, () =>
      event('DTSTART:20200309T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=365'),
    );
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    await read(...events);
    clearInterval(counting);
    // Reading in one go leaves no turn to the timer; reading in portions leaves hundreds on a quiet machine.
    expect(turns).toBeGreaterThan(5);
  });

  it.each(['', 'Hello', 'BEGIN:VEVENT\nEND:VEVENT', '{"a":1}', 'BEGIN:VCALENDAR:x'])(
    'invalid input is not a calendar: “%s”',
    async (text) => {
      expect(await readBusyTimes(text, WINDOW)).toBeUndefined();
    },
  );

  it('a truncated calendar is read up to its last complete event', async () => {
    const whole = calendar(event(...hour), event(...hour));
    const found = await readBusyTimes(whole.slice(0, whole.lastIndexOf('DURATION')), WINDOW);
    expect(found?.times).toHaveLength(1);
  });
});
