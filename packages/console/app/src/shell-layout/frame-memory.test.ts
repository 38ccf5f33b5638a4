// spec: menu-remembered

import { describe, expect, it, vi } from 'vitest';
import { createFrameMemory } from './frame-memory.ts';

function storage(words: string | null) {
  let stored = words;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
    removeItem: () => undefined,
  };
}

describe('what a browser remembers of the frame', () => {
  it.each([
    ['nothing', null, { menuExpanded: true, notify: false, paper: '' }],
    ['a collapsed menu', '{"menuExpanded":false}', { menuExpanded: false, notify: false, paper: '' }],
    ['other words', '[[', { menuExpanded: true, notify: false, paper: '' }],
    ['null', 'null', { menuExpanded: true, notify: false, paper: '' }],
  ])('is %s', (_, words, choice) => {
    expect(createFrameMemory(storage(words)).get()).toEqual(choice);
  });

  it('is restored on the next page, and reported to listeners', () => {
    const browser = storage(null);
    const frame = createFrameMemory(browser);
    const heard = vi.fn();
    frame.subscribe(heard);
    frame.change({ menuExpanded: false });
    frame.change({ notify: true });
    frame.change({ paper: 'roll' });
    expect(heard).toHaveBeenCalledTimes(3);
    expect(createFrameMemory(browser).get()).toEqual({ menuExpanded: false, notify: true, paper: 'roll' });
  });
});
