import { describe, expect, it, vi } from 'vitest';
import { createTokenSource, type GetToken, type TokenRequest } from './session-token.ts';

/** Tokens that live 100 s on a clock the test controls. */
function source(getToken?: GetToken, timeout = 10_000) {
  const clock = { ms: 1_000_000 };
  const asked: TokenRequest[] = [];
  const give: GetToken = async () => ({ token: `token-${asked.length}`, expiresAt: clock.ms / 1000 + 100 });
  const tokens = createTokenSource({
    getToken: (request) => {
      asked.push(request);
      return (getToken ?? give)(request);
    },
    audience: 'https://careline.example/api',
    now: () => clock.ms,
    clocks: { server: () => clock.ms, device: () => clock.ms },
    timeout,
  });
  return { tokens, asked, pass: (seconds: number) => (clock.ms += seconds * 1000) };
}

const reasons = (asked: readonly TokenRequest[]) => asked.map(({ reason }) => reason);

describe('a token of the page', () => {
  it('is requested once, however many wait, with its purpose', async () => {
    const { tokens, asked } = source();
    expect(await Promise.all([tokens.token(), tokens.token(), tokens.token()])).toEqual(
      Array(3).fill('token-1'),
    );
    expect(asked).toEqual([
      { audience: 'https://careline.example/api', reason: 'start', signal: expect.any(AbortSignal) },
    ]);
  });

  it('is renewed in the background after four fifths of its life, and awaited at its end', async () => {
    const { tokens, asked, pass } = source();
    await tokens.token();
    pass(79);
    expect(await tokens.token()).toBe('token-1');
    expect(asked).toHaveLength(1);
    pass(2);
    expect(await tokens.token()).toBe('token-1');
    await vi.waitFor(async () => expect(await tokens.token()).toBe('token-2'));
    pass(101);
    expect(await tokens.token()).toBe('token-3');
    expect(reasons(asked)).toEqual(['start', 'renewal', 'renewal']);
  });

  it('is replaced once for all calls that were refused with it', async () => {
    const { tokens, asked } = source();
    const refused = await tokens.token();
    const others = await Promise.all([tokens.tokenInsteadOf(refused), tokens.tokenInsteadOf(refused)]);
    expect(others).toEqual(['token-2', 'token-2']);
    expect(await tokens.tokenInsteadOf(refused)).toBe('token-2');
    expect(reasons(asked)).toEqual(['start', 'refused']);
  });

  it('keeps the old one when a renewal fails before its expiry', async () => {
    let failing = false;
    const { tokens, pass } = source(async () => {
      if (failing) throw new Error('the intranet is down');
      return { token: 'token', expiresAt: 1100 };
    });
    await tokens.token();
    failing = true;
    pass(90);
    expect(await tokens.token()).toBe('token');
    expect(await tokens.token()).toBe('token');
  });
});

it.each<[string, GetToken]>([
  [
    'invalid_grant',
    async () => ({ error: 'invalid_grant', error_description: 'the person has left' }) as never,
  ],
  ['invalid_scope', async () => ({ error: 'invalid_scope' }) as never],
  ['access_denied', () => Promise.reject(Object.assign(new Error('not for you'), { code: 'access_denied' }))],
])('%s means that the user may not use Careline', async (_, getToken) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { tokens } = source(getToken);
  await expect(tokens.token()).rejects.toMatchObject({ name: 'SessionError', code: 'auth.denied' });
  written.mockRestore();
});

describe('a function that gives no token', () => {
  const SECRET = 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln';

  it.each<[string, GetToken, string]>([
    ['rejects', () => Promise.reject(new Error('not signed in')), 'rejected: not signed in'],
    ['rejects with a word', () => Promise.reject('down'), 'rejected: down'],
    ['quotes a token', () => Promise.reject(new Error(`${SECRET} is no JSON`)), 'rejected: … is no JSON'],
    [
      'throws',
      () => {
        throw new Error('no');
      },
      'rejected: no',
    ],
    ['answers nothing', async () => undefined as never, 'gave no token'],
    ['answers a bare string', async () => SECRET as never, 'gave no token'],
    ['answers the exchange', async () => ({ access_token: SECRET }) as never, 'gave no token'],
    [
      'answers what the token endpoint refused with',
      async () => ({ error: 'invalid_request', error_description: 'facility_id is no id' }) as never,
      'invalid_request: facility_id is no id',
    ],
    ['answers an empty token', async () => ({ token: '', expiresAt: 1100 }), 'gave no token'],
    ['answers one that ended', async () => ({ token: SECRET, expiresAt: 1 }), 'gave no expiresAt'],
    ['answers no end', async () => ({ token: SECRET }) as never, 'gave no expiresAt'],
    ['answers milliseconds', async () => ({ token: SECRET, expiresAt: 1_100_000 }), 'unix seconds'],
  ])(
    'that %s: auth.provider-failed, written once, and the next call asks again',
    async (_, getToken, why) => {
      const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { tokens, asked } = source(getToken);
      for (const time of [1, 2]) {
        await expect(tokens.token()).rejects.toMatchObject({
          name: 'SessionError',
          code: 'auth.provider-failed',
        });
        expect(asked).toHaveLength(time);
      }
      expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(why));
      expect(written.mock.lastCall?.[0]).not.toContain('eyJ');
      written.mockRestore();
    },
  );

  it('that never answers is abandoned, with a report', async () => {
    const { tokens, asked } = source(() => new Promise(() => {}), 1);
    await expect(tokens.token()).rejects.toMatchObject({
      code: 'auth.provider-failed',
      message: expect.stringMatching(/^getToken rejected: .*timed out/),
    });
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

it('ends for good: running requests are aborted and no token is returned', async () => {
  const { tokens, asked } = source(() => new Promise(() => {}));
  const waiting = tokens.token();
  tokens.end();
  await expect(waiting).rejects.toMatchObject({ code: 'auth.expired' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await expect(tokens.token()).rejects.toMatchObject({ code: 'auth.expired' });
});
