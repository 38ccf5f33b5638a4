import { describe, expect, it, vi } from 'vitest';
import { formatCalendar } from '../dates/format-calendar.ts';
import { formatDate, formatTime } from '../dates/format-date.ts';
import { formatEpochDate } from '../dates/format-epoch-date.ts';
import { type FormatterFault, type Formatters, formatterFault } from './formatters.ts';
import { pageFormats } from './page-formats.ts';

const INDIA = { timeZone: 'Asia/Kolkata' };

/** Formats with Intl, by default in UTC. */
const intl = (locale: string, options: Intl.DateTimeFormatOptions): Formatters['date'] => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day));
};
const inParts =
  (write: (year: string, month: string, day: string) => string): Formatters['date'] =>
  (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return write(year, month, day);
  };

describe('a formatter of dates', () => {
  it.each<[string, unknown, FormatterFault | undefined]>([
    ['there is none', undefined, undefined],
    ['the month by its name', intl('en-GB', { dateStyle: 'long' }), undefined],
    ['the month by its name, first', intl('en-US', { dateStyle: 'long' }), undefined],
    ['with its weekday', intl('en-GB', { dateStyle: 'full' }), undefined],
    ['in Hindi, with the figures of its script', intl('hi-IN-u-nu-deva', { dateStyle: 'long' }), undefined],
    ['day first with strokes', intl('en-GB', { dateStyle: 'short' }), undefined],
    ['day first with points and blanks', inParts((y, m, d) => `${Number(d)}. ${Number(m)}. ${y}`), undefined],
    [
      'the first letter of the month',
      inParts((y, m, d) => `${d} ${'JFMAMJJASOND'[Number(m) - 1]} ${y}`),
      'same-text',
    ],
    ['day first with points', inParts((y, m, d) => `${d}.${m}.${y}`), undefined],
    ['year first', (day: string) => day, undefined],
    ['year first in one', (day: string) => day.replaceAll('-', ''), undefined],
    ['in Japanese', intl('ja-JP', { dateStyle: 'long' }), undefined],
    ['in Arabic, with marks of direction', intl('ar-EG-u-nu-arab', { dateStyle: 'short' }), undefined],
    ['month first', intl('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }), 'another-day'],
    ['month first behind a weekday', inParts((y, m, d) => `Thu, ${m}/${d}/${y}`), 'another-day'],
    ['month first with a comma', inParts((y, m, d) => `${m}/${d}, ${y}`), 'another-day'],
    ['year, day, month', inParts((y, m, d) => `${y}-${d}-${m}`), 'another-day'],
    ['a year of two figures', inParts((y, m, d) => `${d}/${m}/${y.slice(2)}`), 'another-day'],
    [
      'a named month and a year of two figures',
      inParts((y, _m, d) => `${d} Apr ${y.slice(2)}`),
      'another-day',
    ],
    ['without a year', intl('en-GB', { day: 'numeric', month: 'long' }), 'another-day'],
    ['without a day', intl('en-GB', { month: 'long', year: 'numeric' }), 'another-day'],
    ['without a month', inParts((y, _, d) => `${d} of ${y}`), 'same-text'],
    ['a year of another era', intl('th-TH', { dateStyle: 'short' }), 'another-day'],
    [
      'a day earlier, by a time zone',
      intl('en-GB', { dateStyle: 'long', timeZone: 'America/New_York' }),
      'another-day',
    ],
    ['always one day', () => '3 April 2031', 'another-day'],
    ['a number that is none of a day', () => '42', 'another-day'],
    ['words alone', () => 'some day', 'another-day'],
    ['nothing', () => '  ', 'no-text'],
    ['no string', () => 20_310_403, 'no-text'],
    ['a promise', async (day: string) => day, 'no-text'],
    [
      'a mistake of its own',
      () => {
        throw new TypeError('no such thing');
      },
      'throws',
    ],
    ['no function', 'DD/MM/YYYY', 'no-function'],
  ])('%s', (_, date, fault) => {
    expect(formatterFault({ date } as Formatters, 'date', 'en')).toBe(fault);
    expect(formatterFault({ date } as Formatters, 'date', 'en', true)).toBe(fault);
  });

  it('is detected by every day of a year where a few do not show it', () => {
    const date: Formatters['date'] = (day) => (day.endsWith('12-31') ? '' : day);
    expect(formatterFault({ date }, 'date', 'en')).toBeUndefined();
    expect(formatterFault({ date }, 'date', 'en', true)).toBe('no-text');
  });
});

describe('a formatter of times', () => {
  const twelve = (text: string, half: (hour: number) => string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return `${hour % 12 || 12}.${String(minute).padStart(2, '0')}${half(hour)}`;
  };
  it.each<[string, unknown, FormatterFault | undefined]>([
    ['24 hours', (time: string) => time, undefined],
    ['24 hours with a letter', (time: string) => time.replace(':', 'h'), undefined],
    [
      '12 hours with the half of the day',
      (time: string) => twelve(time, (hour) => (hour < 12 ? ' AM' : ' PM')),
      undefined,
    ],
    ['12 hours alone', (time: string) => twelve(time, () => ''), 'same-text'],
    ['the hour alone', (time: string) => time.slice(0, 2), 'another-time'],
    ['an hour later', (time: string) => `${Number(time.slice(0, 2)) + 1}${time.slice(2)}`, 'another-time'],
    ['words', () => 'half past four', 'another-time'],
  ])('%s', (_, time, fault) => {
    expect(formatterFault({ time } as Formatters, 'time', 'en')).toBe(fault);
  });
});

/** 5 January 2024, 15:05 in India, formatted from a distant time. */
const AT = Date.UTC(2024, 0, 5, 9, 35) / 1000;
const written = (formatters: Formatters, onFault = () => {}) => {
  const formats = pageFormats(formatters, 'en-IN', onFault);
  return [
    formats.formatDate(AT, INDIA),
    formats.formatTime(AT, INDIA),
    formats.formatCalendar(AT, AT, INDIA),
    formats.formatCalendar(AT, AT + 40 * 86_400, INDIA),
    formats.formatEpochDate(AT, INDIA),
  ];
};
const DOTS = inParts((y, m, d) => `${d}.${m}.${y}`);
const OURS = ['05-01-2024', '3:05 pm', 'Today at 3:05 pm', '5 January 2024 at 3:05 pm', "5 Jan'24"];

describe('pageFormats', () => {
  it.each<[string, Formatters, readonly string[]]>([
    ['nothing of the page’s', {}, OURS],
    [
      'its dates',
      { date: DOTS },
      ['05.01.2024', '3:05 pm', 'Today at 3:05 pm', '05.01.2024 at 3:05 pm', '05.01.2024'],
    ],
    [
      'its times',
      { time: (time) => time },
      ['05-01-2024', '15:05', 'Today at 15:05', '5 January 2024 at 15:05', "5 Jan'24"],
    ],
    ['a date that is refused', { date: intl('en-US', { dateStyle: 'short' }) }, OURS],
  ])('writes %s', (_, formatters, texts) => {
    expect(written(formatters)).toEqual(texts);
  });

  it('passes the language to a formatter, and calls it once for each value', () => {
    const date = vi.fn((day: string) => day);
    written({ date });
    expect(date).toHaveBeenLastCalledWith('2024-01-05', { locale: 'en-IN' });
    expect(date.mock.calls.filter(([day]) => day === '2024-01-05')).toHaveLength(1);
  });

  it('formats a value by default when a formatter fails, and says so', () => {
    const onFault = vi.fn();
    const date = (day: string) => (day === '2024-01-05' ? '01/05/2024' : day);
    expect(written({ date }, onFault)).toEqual(OURS);
    expect(onFault.mock.calls).toEqual([['date', 'another-day']]);
  });

  it.each([undefined, null, '', 'soon', Number.NaN])(
    'calls no formatter for an invalid date: %j',
    (value) => {
      const formatters = { date: vi.fn((day: string) => day), time: vi.fn((time: string) => time) };
      const formats = pageFormats(formatters, 'en', () => {});
      const asked = [formatters.date.mock.calls.length, formatters.time.mock.calls.length];
      expect(formats.formatDate(value)).toBe(formatDate(value));
      expect(formats.formatTime(value)).toBe(formatTime(value));
      expect(formats.formatCalendar(value)).toBe(formatCalendar(value));
      expect(formats.formatEpochDate(value)).toBe(formatEpochDate(value));
      expect([formatters.date.mock.calls.length, formatters.time.mock.calls.length]).toEqual(asked);
    },
  );

  it('leaves the placeholder for a missing date alone', () => {
    expect(pageFormats({ date: DOTS }, 'en', () => {}).formatEpochDate(9_999_999_999)).toBe('-');
  });
});
