// spec: 191, 193

import { describe, expect, it } from 'vitest';
import { formatEpochDate } from './format-epoch-date.ts';

const UTC = { timeZone: 'UTC' };
const seconds = (iso: string): number => Date.parse(iso) / 1000;

describe('formatEpochDate', () => {
  it.each([
    ['a number', seconds('2024-01-05T09:00:00Z'), "5 Jan'24"],
    ['a number as text', String(seconds('2024-01-05T09:00:00Z')), "5 Jan'24"],
    ['text with spaces around', ` ${seconds('2024-01-05T09:00:00Z')} `, "5 Jan'24"],
    ['September in three letters', seconds('2024-09-30T09:00:00Z'), "30 Sep'24"],
    ['a leap day', seconds('2024-02-29T09:00:00Z'), "29 Feb'24"],
    ['a year of one digit in its century', seconds('2005-12-01T09:00:00Z'), "1 Dec'05"],
    ['the epoch', 0, "1 Jan'70"],
    ['before the epoch', -86_400, "31 Dec'69"],
    ['before the epoch as text', '-86400', "31 Dec'69"],
    ['no date', 9_999_999_999, '-'],
    ['no date as text', '9999999999', '-'],
    ['one less is a date', 9_999_999_998, "20 Nov'86"],
    ['an empty text', '', '--'],
    ['blanks', '  ', '--'],
    ['null', null, '--'],
    ['undefined', undefined, '--'],
    ['words', 'soon', '--'],
    ['an ISO date', '2024-01-05', '--'],
    ['a number and more', '1704445200s', '--'],
    ['a hexadecimal', '0x10', '--'],
    ['NaN', Number.NaN, '--'],
    ['infinity as text', 'Infinity', '--'],
    ['more than a date can hold', 1e15, '--'],
  ])('%s', (_, value, shown) => {
    expect(formatEpochDate(value, UTC)).toBe(shown);
  });

  it('is the day of the zone', () => {
    const at = seconds('2024-01-05T18:30:00Z');
    expect(formatEpochDate(at, { timeZone: 'Asia/Kolkata' })).toBe("6 Jan'24");
    expect(formatEpochDate(at - 1, { timeZone: 'Asia/Kolkata' })).toBe("5 Jan'24");
    expect(formatEpochDate(at, { timeZone: 'Asia/Nowhere' })).toBe('--');
  });

  it('has English months in every locale', () => {
    expect(formatEpochDate(seconds('2024-01-05T09:00:00Z'), { ...UTC, locale: 'hi-IN' })).toBe("5 Jan'24");
  });
});
