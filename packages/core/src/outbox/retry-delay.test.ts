import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

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
