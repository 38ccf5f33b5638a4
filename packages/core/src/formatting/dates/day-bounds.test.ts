import { expect, it } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './calendar-day.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ['India', '2024-01-31', 'Asia/Kolkata', '2024-01-30T18:30:00Z', '2024-01-31T18:30:00Z'],
  ['before 1970', '1965-03-01', 'Asia/Kolkata', '1965-02-28T18:30:00Z', '1965-03-01T18:30:00Z'],
  ['a leap day', '2024-02-29', 'UTC', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z'],
  ['clocks put forward', '2024-03-31', 'Europe/Berlin', '2024-03-30T23:00:00Z', '2024-03-31T22:00:00Z'],
  ['clocks put back', '2024-11-03', 'America/New_York', '2024-11-03T04:00:00Z', '2024-11-04T05:00:00Z'],
  [
    'half an hour of summer time',
    '2024-10-06',
    'Australia/Lord_Howe',
    '2024-10-05T13:30:00Z',
    '2024-10-06T13:00:00Z',
  ],
  [
    'a day that begins at one',
    '2018-11-04',
    'America/Sao_Paulo',
    '2018-11-04T01:00:00-02:00',
    '2018-11-05T00:00:00-02:00',
  ],
  [
    'the day before one that begins at one',
    '2018-11-03',
    'America/Sao_Paulo',
    '2018-11-03T00:00:00-03:00',
    '2018-11-04T01:00:00-02:00',
  ],
  ['the last day of a leap year', '2024-12-31', 'UTC', '2024-12-31T00:00:00Z', '2025-01-01T00:00:00Z'],
  ['the last day there is', '9999-12-31', 'UTC', '9999-12-31T00:00:00Z', '+010000-01-01T00:00:00Z'],
  ['the turn of the year', '2023-12-31', 'Asia/Kolkata', '2023-12-30T18:30:00Z', '2023-12-31T18:30:00Z'],
])('gives the bounds of a day: %s', (_, date, timeZone, start, end) => {
  expect([startOfDay(date, timeZone), endOfDay(date, timeZone)]).toEqual([seconds(start), seconds(end)]);
});

it.each([
  ['a zone that does not exist', '2024-01-31', 'Nowhere'],
  ['a day that does not exist', '2024-02-30', 'UTC'],
])('has no bounds in %s', (_, date, timeZone) => {
  expect([startOfDay(date, timeZone), endOfDay(date, timeZone)]).toEqual([Number.NaN, Number.NaN]);
});

it('has no day of an instant in a zone that does not exist', () => {
  expect(() => dayOf(0, 'Nowhere')).toThrow(RangeError);
});

it.each([
  ['the last second', '2024-01-31T18:29:59Z', '2024-01-31'],
  ['the first second', '2024-01-31T18:30:00Z', '2024-02-01'],
  ['before 1970', '1965-02-28T18:30:00Z', '1965-03-01'],
])('gives the day of an instant in India: %s', (_, instant, day) => {
  expect(dayOf(seconds(instant), 'Asia/Kolkata')).toBe(day);
});
