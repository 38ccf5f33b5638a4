import { describe, expect, it, vi } from 'vitest';
import { type CallRequest, type Endpoint, HttpError } from '#http';
import { exchangeIdentity, getProfile } from '#identity';
import { mintOpenToken } from '#patients';
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
  it('repeats a call whose token was refused, with the same body and key', async () => {
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
});
