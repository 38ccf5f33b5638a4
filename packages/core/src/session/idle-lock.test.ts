import { beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock, memoryStorage } from '#test';
import { createIdleLock } from './idle-lock.ts';
import { createLoggedInFlag } from './logged-in-flag.ts';
import type { RenewalResult } from './session-state.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

const MINUTE = 60_000;
const LIMIT = 15;

/** Tabs of one browser that receive each other's messages. */
function browser() {
  const listeners = new Set<{ readonly from: symbol; readonly hear: (message: TabMessage) => void }>();
  return (): TabChannel => {
    const from = Symbol('tab');
    return {
      post(message) {
        for (const listener of [...listeners]) if (listener.from !== from) listener.hear(message);
      },
      listen(hear) {
        const listener = { from, hear };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}

function setUp(minutes = LIMIT) {
  const clock = manualClock();
  const flag = createLoggedInFlag(memoryStorage({ 'careline.loggedIn': 'true' }));
  const renew = vi.fn(async (): Promise<RenewalResult> => 'renewed');
  const channel = browser();
  const open = () => {
    const tabs = channel();
    const ports = { minutes, flag, tabs, session: { renew }, now: clock.now, after: clock.after };
    const lock = createIdleLock(ports);
    return { lock, stop: lock.begin(), covered: () => lock.store.getState().covered };
  };
  return { clock, flag, renew, open };
}

let given = setUp();
beforeEach(() => {
  given = setUp();
});

const leaveAlone = () => given.clock.advance(LIMIT * MINUTE + 1_000);

describe('createIdleLock', () => {
  it('covers every tab and locks the flag when none was used', async () => {
    const tabs = [given.open(), given.open()];
    await leaveAlone();
    expect(tabs.map((tab) => tab.covered())).toEqual([true, true]);
    expect(given.flag.isLocked()).toBe(true);
  });

  it('covers no tab while one of them is used', async () => {
    const [first, second] = [given.open(), given.open()];
    for (let minute = 0; minute < 2 * LIMIT; minute += 1) {
      await given.clock.advance(MINUTE);
      first.lock.used();
    }
    expect([first.covered(), second.covered()]).toEqual([false, false]);
    expect(given.flag.isSet()).toBe(true);
  });

  it('covers at once when another tab detected inactivity', () => {
    const tab = given.open();
    tab.lock.lockedElsewhere();
    expect(tab.covered()).toBe(true);
  });

  it('starts covered on a page that is loaded while locked', () => {
    given.flag.lock();
    expect(given.open().covered()).toBe(true);
  });

  it('keeps a flag of a signed-out user', async () => {
    const tab = given.open();
    given.flag.clear();
    await leaveAlone();
    expect(tab.covered()).toBe(true);
    expect(given.flag.isLocked()).toBe(false);
  });

  it.each<[RenewalResult, boolean, string]>([
    ['renewed', false, 'none'],
    ['refused', true, 'none'],
    ['unreachable', true, 'failed'],
  ])('after a sign-in with a renewal that is %s', async (result, covered, check) => {
    const { lock } = given.open();
    await leaveAlone();
    given.renew.mockResolvedValue(result);
    const confirming = lock.confirm();
    expect(lock.store.getState()).toEqual({ covered: true, check: 'checking' });
    await confirming;
    expect(lock.store.getState()).toEqual({ covered, check });
    expect(given.renew).toHaveBeenCalledWith({ anew: true });
  });

  it('starts counting again once it is open again', async () => {
    const tab = given.open();
    await leaveAlone();
    given.flag.unlock();
    await tab.lock.confirm();
    await given.clock.advance(LIMIT * MINUTE - 1);
    expect(tab.covered()).toBe(false);
    await given.clock.advance(2_000);
    expect(tab.covered()).toBe(true);
  });

  it('never covers with 0 minutes', async () => {
    given = setUp(0);
    const tab = given.open();
    await given.clock.advance(24 * 60 * MINUTE);
    expect(tab.covered()).toBe(false);
  });

  it('watches nothing once it is stopped', async () => {
    const tab = given.open();
    tab.stop();
    await leaveAlone();
    expect(tab.covered()).toBe(false);
    expect(given.flag.isSet()).toBe(true);
  });
});
