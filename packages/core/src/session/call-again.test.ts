import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallRequest, type Endpoint, HttpError } from '#http';
import { exchangeIdentity, getProfile, mintOpenToken } from '#identity';
import { callingAgain } from './call-again.ts';

const refusal = (status: number) => new HttpError({ failure: 'refused', endpoint: 'x', status });

function clientOver(...answers: readonly unknown[]) {
  const call = vi.fn(async (_endpoint: Endpoint, _request?: CallRequest): Promise<unknown> => {
    const answer = answers[call.mock.calls.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call, http: callingAgain({ call } as never) };
}

describe('callingAgain', () => {
  it('repeats a call with a refused token, with the same body and key', async () => {
    const { call, http } = clientOver(refusal(401), 'stored');
    const request = { body: { vitaId: 'a' }, idempotencyKey: 'key-1' };
    expect(await http.call(mintOpenToken, request)).toBe('stored');
    expect(call.mock.calls).toEqual([
      [mintOpenToken, request],
      [mintOpenToken, request],
    ]);
  });

  it.each([
    ['a second refusal', getProfile, [refusal(401), refusal(401)], 2],
    ['another refusal', getProfile, [refusal(403)], 1],
    ['a call without an answer', getProfile, [new HttpError({ failure: 'timeout', endpoint: 'x' })], 1],
    ['a call that carries no access token', exchangeIdentity, [refusal(401)], 1],
  ])('rejects with %s', async (_, endpoint, answers, calls) => {
    const { call, http } = clientOver(...answers);
    await expect(http.call(endpoint as typeof getProfile)).rejects.toBe(answers.at(-1));
    expect(call).toHaveBeenCalledTimes(calls);
  });

  describe('a rate-limited call', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const limited = (seconds?: number) =>
      new HttpError({
        failure: 'refused',
        endpoint: 'x',
        status: 429,
        code: 'rate-limited',
        ...(seconds !== undefined && { retryAfterMs: seconds * 1000 }),
      });

    it('waits as long as the server asks, and is repeated unchanged', async () => {
      const { call, http } = clientOver(limited(1), 'stored');
      const request = { body: { vitaId: 'a' }, idempotencyKey: 'key-1' };
      const answer = http.call(mintOpenToken, request);
      await vi.advanceTimersByTimeAsync(999);
      expect(call).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toBe('stored');
      expect(call).toHaveBeenLastCalledWith(mintOpenToken, request);
    });

    it.each([
      ['a long wait', [limited(60)], 1],
      ['a limit without a time', [limited()], 1],
      ['a sixth refusal', Array.from({ length: 6 }, () => limited(1)), 6],
    ])('rejects with %s', async (_, answers, calls) => {
      const { call, http } = clientOver(...answers);
      const rejected = expect(http.call(getProfile)).rejects.toBe(answers.at(-1));
      await vi.advanceTimersByTimeAsync(10_000);
      await rejected;
      expect(call).toHaveBeenCalledTimes(calls);
    });

    it('is not repeated once it was cancelled', async () => {
      const { call, http } = clientOver(limited(1), 'stored');
      const leaving = new AbortController();
      const rejected = expect(http.call(getProfile, { signal: leaving.signal })).rejects.toBeInstanceOf(
        HttpError,
      );
      await vi.advanceTimersByTimeAsync(1);
      leaving.abort();
      await vi.advanceTimersByTimeAsync(5_000);
      await rejected;
      expect(call).toHaveBeenCalledTimes(1);
    });
  });
});
