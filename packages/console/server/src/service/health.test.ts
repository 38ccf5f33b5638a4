import { describe, expect, it, vi } from 'vitest';
import { createSaveCheck, statusOf } from './health.ts';

it.each([
  ['with room', 'ok', 'ok', true, 'ok'],
  ['with little room', 'ok', 'low', true, 'degraded'],
  ['without room for the embedded database', 'ok', 'full', true, 'unavailable'],
  ['without room for the mails of a server', 'ok', 'full', false, 'degraded'],
  ['without a folder', 'ok', undefined, false, 'ok'],
  ['without a database', 'unavailable', 'ok', true, 'unavailable'],
] as const)('%s', (_, database, state, holdsDatabase, status) => {
  const disk = state === undefined ? null : { state, freeBytes: 1 };
  expect(statusOf(database, disk, holdsDatabase)).toBe(status);
});

describe('the write check', () => {
  it('writes once for simultaneous requests, and again for later ones', async () => {
    let saves = 0;
    const check = createSaveCheck(async () => {
      saves += 1;
    });
    expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
    expect(saves).toBe(1);
    expect(await check()).toBe(true);
    expect(saves).toBe(2);
  });

  it('fails when a write fails, and tries again', async () => {
    const answers = [Promise.reject(new Error('read only')), Promise.resolve()];
    const check = createSaveCheck(() => answers.shift() ?? Promise.resolve());
    expect([await check(), await check()]).toEqual([false, true]);
  });

  it('fails within two seconds of a hanging write, then at once, until that one is over', async () => {
    let end: () => void = () => undefined;
    let saves = 0;
    const check = createSaveCheck(() => {
      saves += 1;
      if (saves > 1) return Promise.resolve();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const first = check();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toBe(false);
    // The clock does not move, so only an answer without a wait can arrive.
    expect(await check()).toBe(false);
    vi.useRealTimers();
    expect(saves).toBe(1);
    end();
    await new Promise(setImmediate);
    expect(await check()).toBe(true);
  });
});
