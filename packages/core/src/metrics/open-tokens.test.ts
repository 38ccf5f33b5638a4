// spec: 173

import { describe, expect, it } from 'vitest';
import { fakeHttp, heldHttp, refused, settled } from '#test';
import { createOpenTokens } from './open-tokens.ts';

const A = '00000000-0002-7000-8000-00000000000a';
const B = '00000000-0002-7000-8000-00000000000b';
const START = 1_704_450_600;

function tokens() {
  let minted = 0;
  let now = START;
  const server = fakeHttp({
    vitatoken: ({ body }) => {
      minted += 1;
      const { vitaId } = body as { vitaId: string };
      return { vitaId, data: { token: `${minted} for ${vitaId}`, expiresAt: now + 900 } };
    },
  });
  const openTokens = createOpenTokens({ http: server.http, now: () => now * 1000 });
  return {
    ...server,
    openTokens,
    wait: (seconds: number) => {
      now += seconds;
    },
  };
}

describe('createOpenTokens', () => {
  it('returns one token per patient until a minute before its expiry', async () => {
    const { openTokens, wait, calls } = tokens();
    const first = await openTokens.tokenFor(A);
    wait(839);
    expect(await openTokens.tokenFor(A)).toBe(first);
    wait(1);
    expect(await openTokens.tokenFor(A)).not.toBe(first);
    expect(calls).toHaveLength(2);
  });

  it('never returns one patient’s token for another', async () => {
    const { openTokens } = tokens();
    expect(await openTokens.tokenFor(A)).toContain(A);
    expect(await openTokens.tokenFor(B)).toContain(B);
    expect(await openTokens.tokenFor(A)).toContain(A);
  });

  it('requests one token for simultaneous callers', async () => {
    const { openTokens, calls } = tokens();
    const [first, second] = await Promise.all([openTokens.tokenFor(A), openTokens.tokenFor(A)]);
    expect(first).toBe(second);
    expect(calls).toHaveLength(1);
  });

  it('refuses a token for another patient', async () => {
    const { http } = fakeHttp({
      vitatoken: () => ({ vitaId: B, data: { token: 'of B', expiresAt: START + 900 } }),
    });
    const openTokens = createOpenTokens({ http, now: () => START * 1000 });
    await expect(openTokens.tokenFor(A)).rejects.toMatchObject({ failure: 'answer-invalid' });
  });

  it('retries after a failure', async () => {
    const { openTokens, handlers } = tokens();
    const mint = handlers.vitatoken;
    handlers.vitatoken = () => Promise.reject(refused('vitatoken', 503, 'unavailable'));
    await expect(openTokens.tokenFor(A)).rejects.toMatchObject({ status: 503 });
    if (mint) handlers.vitatoken = mint;
    expect(await openTokens.tokenFor(A)).toContain(A);
  });

  it.each(['forget', 'clear'] as const)('requests a new token after %s', async (what) => {
    const { openTokens } = tokens();
    const first = await openTokens.tokenFor(A);
    openTokens[what](A);
    expect(await openTokens.tokenFor(A)).not.toBe(first);
  });

  it('stores no token that was requested before everything was cleared', async () => {
    const { http, calls } = heldHttp();
    const openTokens = createOpenTokens({ http, now: () => START * 1000 });
    const before = openTokens.tokenFor(A);
    await settled();
    openTokens.clear();
    await calls[0]?.answer({ vitaId: A, data: { token: 'before', expiresAt: START + 900 } });
    await before;
    const after = openTokens.tokenFor(A);
    await settled();
    await calls[1]?.answer({ vitaId: A, data: { token: 'after', expiresAt: START + 900 } });
    expect(await after).toBe('after');
  });
});
