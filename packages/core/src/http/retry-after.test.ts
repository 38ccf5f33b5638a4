import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const HOUR = 3_600_000;

describe('readRetryAfter', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['seconds with blanks', ' 7 ', 7_000],
    ['no time', '0', 0],
    ['a date', 'Mon, 05 Jan 2026 09:00:30 GMT', 30_000],
    ['a date that has passed', 'Mon, 05 Jan 2026 08:00:00 GMT', 0],
    ['a month', '2592000', HOUR],
    ['more seconds than a number holds', '9'.repeat(400), HOUR],
    ['a date of another century', 'Mon, 05 Jan 2126 09:00:00 GMT', HOUR],
    ['a date that is none', 'Mon, 99 Jan 2026 09:00:00 GMT', undefined],
    ['a date in another form', '2026-01-05T09:00:30Z', undefined],
    ['a word', 'later', undefined],
    ['a word with a number', 'later 5', undefined],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['an empty header', '', undefined],
  ])('%s', (_, header, ms) => {
    expect(readRetryAfter(new Headers({ 'retry-after': header }), NOW)).toBe(ms);
  });

  it('is unknown without the header', () => {
    expect(readRetryAfter(new Headers(), NOW)).toBeUndefined();
  });

  it.each([
    ['the clock of the server', 'Mon, 05 Jan 2026 09:59:00 GMT', 60_000],
    ['its own clock where the server’s cannot be read', 'today', HOUR],
  ])('counts a date from %s', (_, date, ms) => {
    const headers = new Headers({ 'retry-after': 'Mon, 05 Jan 2026 10:00:00 GMT', date });
    expect(readRetryAfter(headers, NOW)).toBe(ms);
  });
});
