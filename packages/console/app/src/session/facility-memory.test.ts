// spec: facility-in-bar

import { describe, expect, it } from 'vitest';
import { createFacilityMemory } from './facility-memory.ts';

const ID = '01890000-0000-7000-8000-0000000000f1';

function memory(stored: string | null = null, fails = false) {
  let words = stored;
  return createFacilityMemory({
    getItem: () => words,
    setItem: (_key, value) => {
      if (fails) throw new DOMException('full', 'QuotaExceededError');
      words = value;
    },
    removeItem: () => {
      words = null;
    },
  });
}

describe('the facility that a tab remembers', () => {
  it('is the one that was set, until it is cleared', () => {
    const facility = memory();
    facility.set(ID);
    expect(facility.get()).toBe(ID);
    facility.set(undefined);
    expect(facility.get()).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['somebody else’s words', 'clinic'],
    ['an empty text', ''],
  ])('is none where %s is stored', (_, words) => {
    expect(memory(words).get()).toBeUndefined();
  });

  it('is none where the storage is full', () => {
    expect(() => memory(null, true).set(ID)).not.toThrow();
  });
});
