// spec: 37

import { WORKER_REGISTRATION_DELAY_MS } from '@careline/core/internal/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWork } from '../navigation/pending-work.ts';
import { whenStableOr } from './when-stable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const IDLE_AFTER_MS = 50;

function wait() {
  const app = createPendingWork();
  const stable = vi.fn();
  const whenIdle = (callback: () => void) => void setTimeout(callback, IDLE_AFTER_MS);
  void whenStableOr(WORKER_REGISTRATION_DELAY_MS, app, whenIdle).then(stable);
  return { app, stable };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('whenStableOr', () => {
  it('waits for the first page and an idle browser', async () => {
    const { app, stable } = wait();
    await pass(1000);
    expect(stable).not.toHaveBeenCalled();
    app.drawn();
    await pass(IDLE_AFTER_MS - 1);
    expect(stable).not.toHaveBeenCalled();
    await pass(1);
    expect(stable).toHaveBeenCalledTimes(1);
  });

  it('waits again when something is pending by the time the browser is idle', async () => {
    const { app, stable } = wait();
    app.drawn();
    const end = app.begin();
    await pass(1000);
    expect(stable).not.toHaveBeenCalled();
    end();
    await pass(IDLE_AFTER_MS);
    expect(stable).toHaveBeenCalledTimes(1);
  });

  it('waits for at most 30000 ms', async () => {
    const { app, stable } = wait();
    app.begin();
    await pass(29_999);
    expect(stable).not.toHaveBeenCalled();
    await pass(1);
    expect(stable).toHaveBeenCalledTimes(1);
  });

  it('runs once', async () => {
    const { app, stable } = wait();
    app.drawn();
    await pass(WORKER_REGISTRATION_DELAY_MS * 2);
    app.begin()();
    await pass(WORKER_REGISTRATION_DELAY_MS);
    expect(stable).toHaveBeenCalledTimes(1);
  });
});
