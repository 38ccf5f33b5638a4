import type { HttpClient } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { describe, expect, it, vi } from 'vitest';
import { countCalls, createPendingWork } from './pending-work.ts';

describe('createPendingWork', () => {
  it('is busy until everything that started has ended, each once', () => {
    const pending = createPendingWork();
    const first = pending.begin();
    const second = pending.begin();
    first();
    first();
    expect(pending.isBusy()).toBe(true);
    second();
    expect(pending.isBusy()).toBe(false);
  });

  it('is not busy while a question is open; each question ends once', () => {
    const pending = createPendingWork();
    const end = pending.begin();
    const first = pending.hold();
    const second = pending.hold();
    expect(pending.isBusy()).toBe(false);
    first();
    first();
    expect(pending.isBusy()).toBe(false);
    second();
    expect(pending.isBusy()).toBe(true);
    end();
    expect(pending.isBusy()).toBe(false);
  });

  it('is settled once the first page is shown and nothing is pending', () => {
    const pending = createPendingWork();
    expect(pending.isSettled()).toBe(false);
    const end = pending.begin();
    pending.drawn();
    expect(pending.isSettled()).toBe(false);
    end();
    expect(pending.isSettled()).toBe(true);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const pending = createPendingWork();
    const listener = vi.fn();
    const stop = pending.subscribe(listener);
    pending.begin()();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    pending.drawn();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('countCalls', () => {
  const answering = (answer: Promise<unknown>) => ({ call: () => answer }) as unknown as HttpClient;

  it.each([
    ['answered', async () => ({ data: 1 })],
    ['refused', () => Promise.reject<unknown>(new Error('refused'))],
  ])('counts a call until it is %s', async (_, answer) => {
    const pending = createPendingWork();
    const call = countCalls(answering(answer()), pending).call(getProfile);
    expect(pending.isBusy()).toBe(true);
    await call.catch(() => undefined);
    expect(pending.isBusy()).toBe(false);
  });
});
