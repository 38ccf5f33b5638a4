import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '#test';
import { createIdleWatch } from './idle-watch.ts';

const MINUTE = 60_000;
const LIMIT = 15 * MINUTE;

function open(limitMs = LIMIT) {
  const clock = manualClock();
  const ports = { limitMs, now: clock.now, after: clock.after, notifyOthers: vi.fn(), askOthers: vi.fn() };
  const watch = createIdleWatch(ports);
  watch.begin();
  return { clock, ports, watch, phase: () => watch.store.getState() };
}

type Opened = ReturnType<typeof open>;

describe('createIdleWatch', () => {
  it.each<[string, (given: Opened) => Promise<void> | void, string]>([
    ['is in use until the limit', ({ clock }) => clock.advance(LIMIT - 1), 'in-use'],
    ['asks the other tabs at the limit', ({ clock }) => clock.advance(LIMIT), 'asking'],
    ['is idle when none of them answers', ({ clock }) => clock.advance(LIMIT + 1_000), 'idle'],
    [
      'counts from the last use here',
      async ({ clock, watch }) => {
        await clock.advance(10 * MINUTE);
        watch.used();
        await clock.advance(LIMIT - 1);
      },
      'in-use',
    ],
    [
      'is idle the limit after the last use here',
      async ({ clock, watch }) => {
        await clock.advance(10 * MINUTE);
        watch.used();
        await clock.advance(LIMIT + 1_000);
      },
      'idle',
    ],
    [
      'counts from the last use in another tab',
      async ({ clock, watch }) => {
        await clock.advance(10 * MINUTE);
        watch.usedElsewhere(clock.now());
        await clock.advance(LIMIT - 1);
      },
      'in-use',
    ],
    [
      'takes late word of another tab before it gives up',
      async ({ clock, watch }) => {
        await clock.advance(LIMIT + 500);
        watch.usedElsewhere(clock.now() - MINUTE);
        await clock.advance(MINUTE);
      },
      'in-use',
    ],
    [
      'is not held up by an old use of another tab',
      async ({ clock, watch }) => {
        await clock.advance(LIMIT);
        watch.usedElsewhere(clock.now() - LIMIT);
        await clock.advance(1_000);
      },
      'idle',
    ],
    [
      'believes no use that is still to come',
      async ({ clock, watch }) => {
        watch.usedElsewhere(clock.now() + 60 * MINUTE);
        await clock.advance(LIMIT + 1_000);
      },
      'idle',
    ],
    [
      'believes no use at no time',
      async ({ clock, watch }) => {
        watch.usedElsewhere(Number.NaN);
        await clock.advance(LIMIT + 1_000);
      },
      'idle',
    ],
    [
      'is not woken by a key once it is idle',
      async ({ clock, watch }) => {
        await clock.advance(LIMIT + 1_000);
        watch.used();
      },
      'idle',
    ],
    [
      'is not woken by a key while it asks',
      async ({ clock, watch }) => {
        await clock.advance(LIMIT);
        watch.used();
        await clock.advance(1_000);
      },
      'idle',
    ],
    ['is idle when another tab found so', ({ watch }) => watch.giveUp(), 'idle'],
    [
      'begins anew after an unlocking',
      async ({ clock, watch }) => {
        await clock.advance(LIMIT + 1_000);
        watch.begin();
        await clock.advance(LIMIT - 1);
      },
      'in-use',
    ],
    [
      'watches nothing once it is stopped',
      async ({ clock, watch }) => {
        watch.stop();
        await clock.advance(2 * LIMIT);
        watch.used();
        watch.check();
      },
      'in-use',
    ],
  ])('%s', async (_, act, phase) => {
    const given = open();
    await act(given);
    expect(given.phase()).toBe(phase);
  });

  it.each([
    ['a timer that is late', (watch: Opened['watch']) => watch.check()],
    ['the first key', (watch: Opened['watch']) => watch.used()],
  ])('after a sleep of the machine detects it by %s', async (_, wake) => {
    let now = 1_000_000;
    const ports = { limitMs: LIMIT, notifyOthers: vi.fn(), askOthers: vi.fn(), after: () => () => {} };
    const watch = createIdleWatch({ ...ports, now: () => now });
    watch.begin();
    now += 3 * LIMIT;
    wake(watch);
    expect(watch.store.getState()).toBe('asking');
    expect(ports.askOthers).toHaveBeenCalledOnce();
  });

  it('does not wait longer because the clock was set back', async () => {
    const clock = manualClock();
    let shift = 0;
    const ports = { limitMs: LIMIT, notifyOthers: vi.fn(), askOthers: vi.fn(), after: clock.after };
    const watch = createIdleWatch({ ...ports, now: () => clock.now() + shift });
    watch.begin();
    await clock.advance(MINUTE);
    shift = -24 * 60 * MINUTE;
    watch.check();
    await clock.advance(LIMIT + 1_000);
    expect(watch.store.getState()).toBe('idle');
  });

  it('never locks with a limit of 0', async () => {
    const { clock, watch, phase } = open(0);
    await clock.advance(100 * LIMIT);
    watch.used();
    expect(phase()).toBe('in-use');
    watch.giveUp();
    watch.begin();
    expect(phase()).toBe('in-use');
  });

  it('notifies the other tabs of activity now and then, not for every key', async () => {
    const { clock, ports, watch } = open();
    for (let key = 0; key < 20; key += 1) {
      watch.used();
      await clock.advance(500);
    }
    expect(ports.notifyOthers.mock.calls.length).toBe(2);
    expect(watch.lastUse()).toBe(clock.now() - 500);
  });
});
