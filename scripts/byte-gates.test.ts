import { describe, expect, it } from 'vitest';
import { coreSubpathRows } from '../bench/core-subpaths.ts';
import { firstRouteRows } from '../bench/first-route.ts';
import type { Row } from '../bench/row.ts';

/** Returns a line for each row over its budget, so that a failure lists them all with both figures. */
const overBudget = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, value, budget }) =>
    budget !== undefined && value > budget ? [`${name}: ${value} bytes, ${Math.floor(budget)} allowed`] : [],
  );

const gated = (rows: readonly Row[]): number => rows.filter(({ budget }) => budget !== undefined).length;

/** The budgets are those of the benches. The first route is measured as built by `node scripts/build.mjs all`. */
describe('bytes that pages load', () => {
  it('the first route of the console stays within its budget', async () => {
    const rows = await firstRouteRows();
    expect(gated(rows)).toBe(1);
    expect(overBudget(rows)).toEqual([]);
  });

  it('each public subpath of core stays within its budget', async () => {
    const rows = await coreSubpathRows();
    expect(gated(rows)).toBeGreaterThan(10);
    expect(overBudget(rows)).toEqual([]);
  });
});
