import { beforeAll, describe, expect, it } from 'vitest';
import { SUBPATHS } from './core-built.ts';
import { coreNames } from './core-names.mjs';
import { PUBLIC_NAMES } from './core-public-names.ts';

/** Said with a failure: what to do when the change was meant. */
const MEANT = 'if this was meant: node scripts/core-write-public-names.mjs';

describe('the public names of core', () => {
  let names: Awaited<ReturnType<typeof coreNames>>;
  beforeAll(async () => {
    names = await coreNames();
  });

  it('are listed for every subpath', () => {
    expect(Object.keys(PUBLIC_NAMES), MEANT).toEqual(SUBPATHS);
  });

  it.each(SUBPATHS)('%s has the listed names and no other', (subpath) => {
    expect(names[subpath]?.length).toBeGreaterThan(0);
    expect(names[subpath], MEANT).toEqual(PUBLIC_NAMES[subpath]);
  });
});
