import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '#http';
import { getProfile } from '#identity';
import { callingAgain } from './call-again.ts';
import { reportingSessionEnd } from './ended-by-admin.ts';

const refusal = (status: number, code: string) =>
  new HttpError({ failure: 'refused', endpoint: 'x', status, code });

describe('a call', () => {
  it.each([
    ['of a session that was ended', refusal(401, 'session-ended'), 'signed-out-by-admin'],
    ['of a person who was deactivated', refusal(403, 'staff-deactivated'), 'deactivated'],
  ])('%s reports it once, is not repeated, and rejects', async (_, error, reason) => {
    const call = vi.fn(() => Promise.reject(error));
    const ended = vi.fn();
    const http = callingAgain(reportingSessionEnd({ call } as never, ended));
    await expect(http.call(getProfile)).rejects.toBe(error);
    expect(ended.mock.calls).toEqual([[reason]]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a token that has expired', refusal(401, 'token-expired')],
    ['a scope that is missing', refusal(403, 'scope-missing')],
    ['no connection', new HttpError({ failure: 'unreachable', endpoint: 'x' })],
    ['another error', new Error('other')],
  ])('refused for %s reports no end', async (_, error) => {
    const ended = vi.fn();
    const http = reportingSessionEnd({ call: () => Promise.reject(error) } as never, ended);
    await expect(http.call(getProfile)).rejects.toBe(error);
    expect(ended).not.toHaveBeenCalled();
  });

  it('with an answer is passed on', async () => {
    const http = reportingSessionEnd({ call: async () => 'answer' } as never, vi.fn());
    expect(await http.call(getProfile)).toBe('answer');
  });
});
