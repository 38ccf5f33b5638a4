import { describe, expect, it } from 'vitest';
import { adviceFor, HTTP_ADVICE, type HttpAdvice } from './http-advice.ts';
import { HttpError } from './http-error.ts';
import type { HttpFailure } from './http-failure.ts';
import { PROBLEM_STATUS } from './problem-code.ts';

const FAILURES: readonly HttpFailure[] = ['refused', 'unreachable', 'timeout', 'answer-invalid', 'cancelled'];

describe('the advice', () => {
  it.each<[string, HttpFailure, number | undefined, string | undefined, HttpAdvice]>([
    ['no connection', 'unreachable', undefined, undefined, 'retry'],
    ['a connection that broke off', 'unreachable', 200, undefined, 'retry'],
    ['no answer in time', 'timeout', undefined, undefined, 'retry'],
    ['an unreadable answer', 'answer-invalid', 200, undefined, 'reload'],
    ['an answer about another patient', 'answer-invalid', undefined, 'other-patient', 'reload'],
    ['a cancelled call', 'cancelled', undefined, undefined, 'none'],
    ['a page of a proxy', 'refused', 502, undefined, 'retry'],
    ['a failed server', 'refused', 500, 'server-failed', 'retry'],
    ['a busy server', 'refused', 503, 'unavailable', 'retry'],
    ['too many calls', 'refused', 429, 'rate-limited', 'retry'],
    ['a call that was too slow', 'refused', 408, undefined, 'retry'],
    ['a token that ended', 'refused', 401, 'token-expired', 'sign-in'],
    ['a 401 of a proxy', 'refused', 401, undefined, 'sign-in'],
    ['a missing scope', 'refused', 403, 'scope-missing', 'contact-support'],
    ['a 403 of a proxy', 'refused', 403, undefined, 'contact-support'],
    ['input that does not fit', 'refused', 422, 'input-invalid', 'correct-input'],
    ['a patient without a number', 'refused', 409, 'number-missing', 'correct-input'],
    ['a newer version on the server', 'refused', 409, 'conflict', 'reload'],
    ['a contract of yesterday', 'refused', 409, 'contract-unsupported', 'reload'],
    ['something that is not there', 'refused', 404, 'not-found', 'reload'],
    ['a key used twice', 'refused', 422, 'idempotency-key-reused', 'contact-support'],
    ['a code of tomorrow', 'refused', 422, 'a-code-of-tomorrow', 'correct-input'],
    ['a status of tomorrow', 'refused', 418, undefined, 'contact-support'],
    ['no status at all', 'refused', undefined, undefined, 'contact-support'],
    ['a code that contradicts a lasting status', 'refused', 403, 'server-failed', 'contact-support'],
    ['a code that contradicts a passing status', 'refused', 503, 'input-invalid', 'retry'],
    ['a name every object has', 'refused', 422, 'constructor', 'correct-input'],
  ])('for %s', (_, failure, status, code, advice) => {
    expect(adviceFor({ failure, status, code })).toBe(advice);
  });

  it.each(FAILURES)('for %s says retry exactly where the call may be retried', (failure) => {
    for (const status of [undefined, ...Array.from({ length: 500 }, (_, index) => index + 100)]) {
      const error = new HttpError({ failure, status, endpoint: 'x' });
      expect([status, error.advice === 'retry']).toEqual([status, error.retryable]);
      expect(HTTP_ADVICE).toContain(error.advice);
      expect(error.action).not.toBe('');
    }
  });

  it.each(Object.entries(PROBLEM_STATUS))('for %s is one of the known ones', (code, status) => {
    const error = new HttpError({ failure: 'refused', status, code, endpoint: 'x' });
    expect(HTTP_ADVICE).toContain(error.advice);
    expect(error.advice).not.toBe('none');
  });
});
