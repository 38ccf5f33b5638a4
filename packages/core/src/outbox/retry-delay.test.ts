import { FetchError } from 'ofetch';
import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { readRetryAfter, retryAfterOf, retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it.each([
    ['the first try, no luck', { attempts: 1, random: 1 }, 2_000],
    ['the first try, all luck', { attempts: 1, random: 0 }, 1_000],
    ['the third try', { attempts: 3, random: 1 }, 8_000],
    ['never longer than five minutes', { attempts: 40, random: 1 }, 300_000],
    ['many tries', { attempts: 100_000, random: 0 }, 150_000],
    ['the server asks for more', { attempts: 1, random: 0, retryAfterMs: 30_000 }, 30_000],
    ['the server asks for less', { attempts: 3, random: 1, retryAfterMs: 1_000 }, 8_000],
    ['the server asks for a month', { attempts: 1, random: 0, retryAfterMs: 2_592_000_000 }, 3_600_000],
  ])('%s', (_, question, ms) => {
    expect(retryDelay(question)).toBe(ms);
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-05T09:00:00Z');
  it.each([
    ['seconds', '120', 120_000],
    ['no time', '0', 0],
    ['a date', 'Mon, 05 Jan 2026 09:00:30 GMT', 30_000],
    ['a date that has passed', 'Mon, 05 Jan 2026 08:00:00 GMT', 0],
    ['a word', 'later', undefined],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['an empty header', '', undefined],
    ['no header', null, undefined],
  ])('%s', (_, header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });

  it('is found on the answer behind an error', () => {
    const cause = new FetchError('429');
    cause.response = Object.assign(new Response(null, { status: 429, headers: { 'retry-after': '7' } }), {
      _data: undefined,
    });
    const error = new HttpError({ failure: 'refused', endpoint: 'x', status: 429, cause });
    expect(retryAfterOf(error, now)).toBe(7_000);
    expect(retryAfterOf(new HttpError({ failure: 'unreachable', endpoint: 'x' }), now)).toBeUndefined();
  });
});
