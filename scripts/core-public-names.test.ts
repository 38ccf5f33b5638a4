import { describe, expect, it } from 'vitest';
import { SUBPATHS, sourceOf } from './core-built.ts';
import { PUBLIC_NAMES } from './core-public-names.ts';

/** Said with a failure: what to do when the change was meant. */
const MEANT = 'if this was meant: node scripts/core-write-public-names.mjs';

describe('the public names of core', () => {
  it('are listed for every subpath', () => {
    expect(Object.keys(PUBLIC_NAMES), MEANT).toEqual(SUBPATHS);
  });

  it.each(SUBPATHS)('%s has the listed names and no other', async (subpath) => {
    const names = Object.keys(await import(/* @vite-ignore */ sourceOf(subpath))).sort();
    expect(names, MEANT).toEqual(PUBLIC_NAMES[subpath]);
  });
});
