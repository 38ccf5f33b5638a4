import { type Endpoint, type HttpClient, HttpError } from '@careline/core/internal/http';
import type { PreferenceResponse } from '@careline/core/internal/preferences';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppearance } from './appearance.ts';
import { keepAppearanceStored } from './keep-appearance-stored.ts';

const NOW_S = 1_700_000_000;
const ME = 'staff-1';

const holding = (preferenceInfo: Record<string, unknown>): PreferenceResponse => ({
  code: 1,
  preference: { preferenceInfo },
});
const failed = (facts: Partial<ConstructorParameters<typeof HttpError>[0]>) =>
  new HttpError({ failure: 'unreachable', endpoint: 'preference', ...facts });

function memory(words: string | null) {
  let stored = words;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
    removeItem: () => undefined,
  };
}

interface Server {
  readonly get?: () => unknown;
  readonly update?: () => unknown;
}

function signIn(
  { get = () => holding({}), update = () => holding({}) }: Server = {},
  words: string | null = null,
) {
  const read = vi.fn(get);
  const saved = vi.fn<(preferenceInfo: unknown) => unknown>(update);
  const call = async (endpoint: Endpoint, request: { body?: { preferenceInfo: unknown } }) =>
    endpoint.name === 'preference/get' ? read() : saved(request.body?.preferenceInfo);
  const store = createAppearance(memory(words), 'en', () => NOW_S * 1000);
  const http: HttpClient = { call: call as HttpClient['call'] };
  const stop = keepAppearanceStored({ store, http, person: ME, page: window });
  return { store, read, saved, stop };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const backOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the look of a person', () => {
  it('follows them to another browser', async () => {
    const { store, saved, stop } = signIn({
      get: () => holding({ theme: 'contrast', locale: 'hi', updatedAt: NOW_S }),
    });
    await settle();
    expect(store.get()).toEqual({ theme: 'contrast', density: 'comfortable', locale: 'hi' });
    expect(saved).not.toHaveBeenCalled();
    stop();
  });

  it('is stored when it changes, and only the changes', async () => {
    const { store, saved, stop } = signIn();
    await settle();
    store.choose({ ...store.get(), density: 'compact' });
    await settle();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ density: 'compact' });
    expect(store.unstored()).toBeUndefined();
    stop();
  });

  it('is sent once more when it changes during a save', async () => {
    let answer = (_value: unknown) => {};
    const { store, saved, stop } = signIn({ update: () => new Promise((resolve) => (answer = resolve)) });
    await settle();
    store.choose({ theme: 'dark' });
    store.choose({ theme: 'light' });
    answer(holding({}));
    await settle();
    expect(saved.mock.calls).toEqual([[{ theme: 'dark' }], [{ theme: 'light' }]]);
    answer(holding({}));
    await settle();
    expect(store.unstored()).toBeUndefined();
    stop();
  });

  it.each([
    [
      'a later choice that this browser could not store is stored now',
      NOW_S + 1,
      'dark',
      [[{ theme: 'dark' }]],
    ],
    ['an earlier one gives way', NOW_S - 1, 'light', []],
  ])('%s', async (_, at, theme, calls) => {
    const words = JSON.stringify({ theme: 'dark', unstored: { by: ME, at, what: ['theme'] } });
    const { store, saved, stop } = signIn(
      { get: () => holding({ theme: 'light', updatedAt: NOW_S }) },
      words,
    );
    await settle();
    expect(store.get().theme).toBe(theme);
    expect(saved.mock.calls).toEqual(calls);
    stop();
  });

  it('keeps a choice made while the stored ones are loading, whatever the clocks say', async () => {
    let answer = (_value: unknown) => {};
    const { store, saved, stop } = signIn({ get: () => new Promise((resolve) => (answer = resolve)) });
    store.choose({ theme: 'dark' });
    expect(saved).not.toHaveBeenCalled();
    answer(holding({ theme: 'light', updatedAt: NOW_S + 7200 }));
    await settle();
    expect(store.get().theme).toBe('dark');
    expect(saved).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
    stop();
  });
});

describe('a choice that could not be stored', () => {
  const lost = () => Promise.reject(failed({}));

  it('applies here at once, and is retried less and less often', async () => {
    const { store, saved, stop } = signIn({ update: lost });
    await settle();
    store.choose({ theme: 'dark' });
    await settle();
    expect(store.get().theme).toBe('dark');
    await pass(15_000);
    expect(saved).toHaveBeenCalledTimes(2);
    await pass(15_000);
    expect(saved).toHaveBeenCalledTimes(2);
    await pass(15_000);
    expect(saved).toHaveBeenCalledTimes(3);
    stop();
  });

  it('is retried at once when the connection returns', async () => {
    const update = vi.fn<() => unknown>().mockImplementationOnce(lost).mockReturnValue(holding({}));
    const { store, saved, stop } = signIn({ update });
    await settle();
    store.choose({ theme: 'dark' });
    await settle();
    await backOnline();
    expect(saved).toHaveBeenCalledTimes(2);
    expect(store.unstored()).toBeUndefined();
    stop();
  });

  it.each([
    ['refuses it', () => Promise.reject(failed({ failure: 'refused', status: 404 })), 1],
    ['is busy', () => Promise.reject(failed({ failure: 'refused', status: 429 })), 2],
    ['fails', () => Promise.reject(failed({ failure: 'refused', status: 500 })), 2],
    ['answers no success', () => ({ code: 0 }), 2],
  ])('is retried in a quarter of a minute, where the server %s, this often', async (_, update, times) => {
    const { store, saved, stop } = signIn({ update });
    await settle();
    store.choose({ theme: 'dark' });
    await pass(15_000);
    expect(saved).toHaveBeenCalledTimes(times);
    expect(store.unstored()).toBeDefined();
    stop();
  });

  it('is not retried after the person left', async () => {
    const { store, saved, stop } = signIn({ update: lost });
    await settle();
    store.choose({ theme: 'dark' });
    await settle();
    stop();
    await pass(600_000);
    await backOnline();
    expect(saved).toHaveBeenCalledTimes(1);
  });
});

describe('stored choices that could not be read', () => {
  it('are read later, and nothing is stored before', async () => {
    const get = vi
      .fn<() => unknown>()
      .mockRejectedValueOnce(failed({ failure: 'timeout' }))
      .mockReturnValue(holding({ locale: 'hi', updatedAt: NOW_S }));
    const { store, saved, read, stop } = signIn({ get });
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    await pass(15_000);
    expect(store.get().locale).toBe('hi');
    expect(saved).not.toHaveBeenCalled();
    stop();
  });
});
