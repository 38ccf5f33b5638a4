import { describe, expect, it } from 'vitest';
import { readSourceDay, readSourceTime, UNREADABLE_TIME } from './source-time.ts';

const INDIA = 'Asia/Kolkata';
const utc = (text: string): number => Date.parse(text) / 1000;

describe('times of sources', () => {
  it.each([
    ['ISO with an offset', '2014-08-23T16:41:21+10:00', utc('2014-08-23T06:41:21Z')],
    ['ISO in UTC with milliseconds', '2012-02-08T02:43:19.205Z', utc('2012-02-08T02:43:19Z')],
    ['before 1970', '1938-05-01T00:00:00+00:00', utc('1938-05-01T00:00:00Z')],
    ['HL7 without a zone, in the facility', '20150221073855', utc('2015-02-21T07:38:55+05:30')],
    ['HL7 with a zone', '20150221073855-0500', utc('2015-02-21T12:38:55Z')],
    ['ISO without a zone, in the facility', '2015-02-21T07:38:55', utc('2015-02-21T07:38:55+05:30')],
    ['to the minute', '2015-02-21T07:38+05:30', utc('2015-02-21T07:38:00+05:30')],
  ])('%s', (_label, text, at) => {
    expect(readSourceTime(text, INDIA)).toMatchObject({ at, onDate: null, text, sortAt: at });
  });

  it('says when it used the facility’s time zone', () => {
    expect(readSourceTime('20150221073855', INDIA).zoneAssumed).toBe(true);
    expect(readSourceTime('2015-02-21T07:38:55Z', INDIA).zoneAssumed).toBe(false);
    expect(readSourceTime('2015-02-21', INDIA).zoneAssumed).toBe(false);
  });

  it('knows summer time', () => {
    const summer = readSourceTime('20200701120000', 'America/New_York');
    expect(summer.at).toBe(utc('2020-07-01T16:00:00Z'));
  });

  it.each([
    ['a day', '2009-05-27', '2009-05-27', 'day', utc('2009-05-27T00:00:00+05:30')],
    ['an HL7 day', '20090527', '2009-05-27', 'day', utc('2009-05-27T00:00:00+05:30')],
    ['a month', '2009-05', null, 'month', utc('2009-05-01T00:00:00+05:30')],
    ['a year', '2009', null, 'year', utc('2009-01-01T00:00:00+05:30')],
  ])('%s has no time of day', (_label, text, onDate, precision, sortAt) => {
    expect(readSourceTime(text, INDIA)).toMatchObject({ at: null, onDate, precision, sortAt, text });
  });

  it.each([
    ['a day that does not exist', '2021-02-30'],
    ['a month that does not exist', '2021-13-01T00:00:00Z'],
    ['an hour that does not exist', '2021-02-03T56:35:00Z'],
    ['month before day', '04-21-1991 9:09'],
    ['words', 'last Tuesday'],
  ])('%s is kept as text, after everything else', (_label, text) => {
    expect(readSourceTime(text, INDIA)).toMatchObject({
      at: null,
      onDate: null,
      text,
      precision: 'unreadable',
      sortAt: UNREADABLE_TIME,
    });
  });

  it('keeps nothing where nothing was written', () => {
    expect(readSourceTime(undefined, INDIA)).toMatchObject({
      text: null,
      precision: 'none',
      sortAt: UNREADABLE_TIME,
    });
  });
});

describe('unusual times of sources', () => {
  it.each([
    ['2026-11-28t09:10:00z', '2026-11-28T09:10:00Z'],
    ['2026-11-28T09:10:00z', '2026-11-28T09:10:00Z'],
    ['2026-11-28T09:10:00+00', '2026-11-28T09:10:00Z'],
    ['2026-11-28T09:10:00+05', '2026-11-28T04:10:00Z'],
    ['2026-11-28T09:10:00 +05:30', '2026-11-28T03:40:00Z'],
    ['2026-11-28T09:10:00+0530', '2026-11-28T03:40:00Z'],
    ['2026-11-28T09:10:00-05:00', '2026-11-28T14:10:00Z'],
    ['2026-11-28T09:10:60Z', '2026-11-28T09:11:00Z'],
    ['2026-11-28T24:00:00Z', '2026-11-29T00:00:00Z'],
    ['2026-11-28T24:00:00+05:30', '2026-11-28T18:30:00Z'],
    ['2026-11-28 09:10:00', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10', '2026-11-28T03:40:00Z'],
    ['2026/11/28 09:10', '2026-11-28T03:40:00Z'],
    ['2026-11-28T09:10:00,123Z', '2026-11-28T09:10:00Z'],
    ['2026-11-28T09:10:00.123456Z', '2026-11-28T09:10:00Z'],
    ['2026-11-28T09:10:00+05:30[Asia/Kolkata]', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10:00 UTC', '2026-11-28T09:10:00Z'],
    ['2026-11-28 09:10:00 GMT', '2026-11-28T09:10:00Z'],
    ['28/11/2026 09:10', '2026-11-28T03:40:00Z'],
    ['28-11-2026 09:10:30', '2026-11-28T03:40:30Z'],
    ['28.11.2026 09:10', '2026-11-28T03:40:00Z'],
    ['28/11/2026 9:10 PM', '2026-11-28T15:40:00Z'],
    ['28/11/2026 09:10 am', '2026-11-28T03:40:00Z'],
    ['28/11/2026, 12:05 AM', '2026-11-27T18:35:00Z'],
    ['28/11/2026 12:05 p.m.', '2026-11-28T06:35:00Z'],
    ['28 Nov 2026 09:10', '2026-11-28T03:40:00Z'],
    ['28-Nov-2026 09:10', '2026-11-28T03:40:00Z'],
    ['28 November 2026 09:10', '2026-11-28T03:40:00Z'],
    ['Sat, 28 Nov 2026 09:10:00 +0530', '2026-11-28T03:40:00Z'],
    ['Sat, 28 Nov 2026 09:10:00 GMT', '2026-11-28T09:10:00Z'],
    ['Nov 28, 2026 09:10', '2026-11-28T03:40:00Z'],
    ['28 Nov 2026 09:10 IST', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10 IST', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10:00 ist', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10 PM', '2026-11-28T15:40:00Z'],
    ['2026-11-28 09:10 PM IST', '2026-11-28T15:40:00Z'],
    ['2026-11-28 12:10 am', '2026-11-27T18:40:00Z'],
    ['2026-11-28 09:10:00 GMT+0530', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10:00 UTC+5:30', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10:00 GMT-5', '2026-11-28T14:10:00Z'],
    ['Sat Nov 28 2026 09:10:00 GMT+0530 (India Standard Time)', '2026-11-28T03:40:00Z'],
    ['28/11/2026 09:10 (IST)', '2026-11-28T03:40:00Z'],
    ['2026-11-28 09:10 NPT', '2026-11-28T03:25:00Z'],
    ['2026-11-28 09:10 CET', '2026-11-28T08:10:00Z'],
    ['2026-07-28 09:10 CEST', '2026-07-28T07:10:00Z'],
    ['20261128T091000Z', '2026-11-28T09:10:00Z'],
    ['20261128091000', '2026-11-28T03:40:00Z'],
    ['1795857000', '2026-11-28T09:10:00Z'],
    ['1795857000000', '2026-11-28T09:10:00Z'],
    ['1795857000.5', '2026-11-28T09:10:00Z'],
  ])('%s is %s', (text, expected) => {
    expect(readSourceTime(text, INDIA)).toMatchObject({ at: utc(expected), text });
  });

  it.each([
    ['28/11/2026', '2026-11-28'],
    ['28-Nov-2026', '2026-11-28'],
    ['2026/11/28', '2026-11-28'],
  ])('%s is the day %s', (text, day) => {
    expect(readSourceTime(text, INDIA)).toMatchObject({ at: null, onDate: day, precision: 'day' });
  });

  it.each([
    ['the day or the month first', '04/05/2026 09:10'],
    ['a day of no month', '31/11/2026'],
    ['a minute too many', '2026-11-28T09:60:00Z'],
    ['an hour after the end', '2026-11-28T24:01:00Z'],
    ['a clock alone', '09:10'],
    ['a month of no name', '28 Foo 2026'],
  ])('%s is not guessed', (_label, text) => {
    expect(readSourceTime(text, INDIA).precision).toBe('unreadable');
  });
});

describe('abbreviations of zones', () => {
  it.each([
    ['India Standard Time in India', '2026-11-28 09:10 IST', 'Asia/Kolkata', '2026-11-28T03:40:00Z', false],
    ['Irish time in an Irish summer', '2026-07-28 09:10 IST', 'Europe/Dublin', '2026-07-28T08:10:00Z', false],
    [
      'Israel Standard Time in Israel',
      '2026-12-28 09:10 IST',
      'Asia/Jerusalem',
      '2026-12-28T07:10:00Z',
      false,
    ],
    ['IST in the Gulf', '2026-11-28 09:10 IST', 'Asia/Dubai', '2026-11-28T05:10:00Z', true],
    ['BST in Bangladesh', '2026-11-28 09:10 BST', 'Asia/Dhaka', '2026-11-28T03:10:00Z', false],
    ['BST in a British summer', '2026-07-28 09:10 BST', 'Europe/London', '2026-07-28T08:10:00Z', false],
    ['BST in India', '2026-11-28 09:10 BST', 'Asia/Kolkata', '2026-11-28T03:40:00Z', true],
    ['BST in a British winter', '2026-12-28 09:10 BST', 'Europe/London', '2026-12-28T09:10:00Z', true],
    ['AST in Arabia', '2026-11-28 09:10 AST', 'Asia/Riyadh', '2026-11-28T06:10:00Z', false],
    ['AST in Nova Scotia', '2026-12-28 09:10 AST', 'America/Halifax', '2026-12-28T13:10:00Z', false],
    ['AST in India', '2026-11-28 09:10 AST', 'Asia/Kolkata', '2026-11-28T03:40:00Z', true],
    ['EST in India', '28 Nov 2026 09:10 EST', 'Asia/Kolkata', '2026-11-28T03:40:00Z', true],
    ['a zone that nobody knows', '28 Nov 2026 09:10 XYZ', 'Asia/Kolkata', '2026-11-28T03:40:00Z', true],
  ])('%s: %s in %s is %s', (_, text, timeZone, expected, zoneUnclear) => {
    expect(readSourceTime(text, timeZone)).toMatchObject({
      at: utc(expected),
      zoneAssumed: false,
      zoneUnclear,
    });
  });
});

describe('days of sources', () => {
  it.each([
    ['a date', '1949-11-29', '1949-11-29'],
    ['HL7 with a time of day', '19830924073855', '1983-09-24'],
    ['a moment, on the day it was written', '2000-09-17T05:46:40+00:00', '2000-09-17'],
    ['a year', '1949', '1949'],
    ['a month', '1949-11', '1949-11'],
  ])('%s', (_label, text, day) => {
    expect(readSourceDay(text)).toBe(day);
  });

  it.each([
    ['2000-09-16T18:30:00Z', '2000-09-17'],
    ['2000-09-17T00:00:00Z', '2000-09-17'],
    ['2000-09-16T18:29:59Z', '2000-09-16'],
    ['2000-09-17T00:00:00+05:30', '2000-09-17'],
    ['2000-09-17T00:00:00', '2000-09-17'],
    ['2000-09-17', '2000-09-17'],
  ])('%s is the day %s in India', (text, day) => {
    expect(readSourceDay(text, INDIA)).toBe(day);
  });

  it.each([
    ['a day that does not exist', '1949-02-30'],
    ['words', 'unknown'],
  ])('%s is invalid', (_label, text) => {
    expect(readSourceDay(text)).toBeUndefined();
  });
});
