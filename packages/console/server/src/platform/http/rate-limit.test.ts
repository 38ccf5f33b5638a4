import { expect, it } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { createRateLimit } from './rate-limit.ts';

function refusal(spend: () => void): ProblemError | undefined {
  try {
    spend();
    return undefined;
  } catch (error) {
    return error instanceof ProblemError ? error : undefined;
  }
}

it('lets a burst pass, then says how long to wait, then lets one pass again', () => {
  let at = 0;
  const limit = createRateLimit(60, () => at);
  for (let n = 0; n < 60; n += 1) limit.spend('a');
  expect(refusal(() => limit.spend('a'))).toMatchObject({
    code: 'rate-limited',
    facts: { headers: { 'retry-after': '1' } },
  });
  expect(refusal(() => limit.spend('b'))).toBeUndefined();
  at = 1000;
  expect(refusal(() => limit.spend('a'))).toBeUndefined();
  expect(refusal(() => limit.spend('a'))).toBeDefined();
});

it('lets more pass at once than in a minute where that is wanted, and counts no more what was given back', () => {
  const limit = createRateLimit(1, () => 0, 3);
  for (let n = 0; n < 3; n += 1) limit.spend('a');
  expect(refusal(() => limit.spend('a'))).toBeDefined();
  limit.giveBack('a');
  expect(refusal(() => limit.spend('a'))).toBeUndefined();
  expect(refusal(() => limit.spend('a'))).toBeDefined();
  for (let n = 0; n < 9; n += 1) limit.giveBack('b');
  for (let n = 0; n < 3; n += 1) limit.spend('b');
  expect(refusal(() => limit.spend('b'))).toBeDefined();
});

it('gives nothing back when the clock goes backwards', () => {
  let at = 10_000;
  const limit = createRateLimit(1, () => at);
  limit.spend('a');
  at = 0;
  expect(refusal(() => limit.spend('a'))).toBeDefined();
});

it('forgets full buckets, not empty ones', () => {
  let at = 0;
  const limit = createRateLimit(1, () => at);
  limit.spend('a');
  at = 1;
  for (let n = 0; n < 6_000; n += 1) limit.spend(`other ${n}`);
  expect(refusal(() => limit.spend('a'))).toBeDefined();
});
