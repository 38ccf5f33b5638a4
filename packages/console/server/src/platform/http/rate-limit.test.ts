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

it('allows a burst, then says how long to wait, then allows one again', () => {
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

it('allows a burst above the minute’s rate on request, and does not count refunds', () => {
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

it('refunds nothing when the clock goes backwards', () => {
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
