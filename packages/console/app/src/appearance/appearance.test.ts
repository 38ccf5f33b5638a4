import { describe, expect, it, vi } from 'vitest';
import { createAppearance } from './appearance.ts';
import { APPEARANCE_KEY } from './stored-appearance.ts';

const NOW = 1_700_000_000_000;

function aStorage(words: string | null = null) {
  let stored = words;
  return {
    getItem: () => stored,
    setItem: vi.fn((_key: string, value: string) => {
      stored = value;
    }),
    removeItem: () => undefined,
    words: () => JSON.parse(stored ?? '{}'),
  };
}

const open = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  createAppearance(storage, 'en', () => NOW);

/** Simulates a storage event from another tab. */
const inAnotherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the look of this browser', () => {
  it('is stored with its owner and its unsent changes', () => {
    const storage = aStorage();
    const store = open(storage);
    store.belongsTo('staff-1');
    store.choose({ theme: 'dark' });
    expect(storage.words()).toEqual({
      theme: 'dark',
      density: 'comfortable',
      locale: 'en',
      unstored: { by: 'staff-1', at: NOW / 1000, what: ['theme'] },
    });
    expect(open(storage).get()).toEqual(store.get());
  });

  it('is the page’s own where the storage is full', () => {
    const storage = aStorage();
    storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open(storage);
    store.choose({ density: 'compact' });
    expect(store.get().density).toBe('compact');
  });

  it('drops the pending mark only if the choice is still the same', () => {
    const store = open(aStorage());
    store.choose({ theme: 'dark' });
    const first = store.unstored();
    store.choose({ theme: 'light' });
    if (first) store.stored(first);
    expect(store.unstored()).toBeDefined();
    const second = store.unstored();
    if (second) store.stored(second);
    expect(store.unstored()).toBeUndefined();
  });
});

describe('another tab', () => {
  it.each([
    ['its choice is followed', APPEARANCE_KEY, '{"theme":"contrast","locale":"hi"}', 'contrast'],
    ['another key is not ours', 'careline.loggedIn', '{"theme":"contrast"}', 'dark'],
    ['a cleared key leaves the open page alone', APPEARANCE_KEY, null, 'dark'],
    ['a cleared storage too', null, null, 'dark'],
  ])('%s', (_, key, words, theme) => {
    const storage = aStorage('{"theme":"dark"}');
    const store = open(storage);
    const stop = store.followTabs(window);
    inAnotherTab(key, words);
    expect(store.get().theme).toBe(theme);
    expect(storage.setItem).not.toHaveBeenCalled();
    stop();
    inAnotherTab(APPEARANCE_KEY, '{"theme":"light"}');
    expect(store.get().theme).toBe(theme);
  });

  it('the same look is the same object, so that nothing re-renders', () => {
    const store = open(aStorage('{"theme":"dark"}'));
    const before = store.get();
    const stop = store.followTabs(window);
    inAnotherTab(APPEARANCE_KEY, '{"theme":"dark","density":"comfortable","locale":"en"}');
    expect(store.get()).toBe(before);
    stop();
  });
});
