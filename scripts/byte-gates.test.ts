import { describe, expect, it } from 'vitest';
import { firstRouteRows } from '../bench/first-route.ts';
import type { Row } from '../bench/row.ts';

/** Lines of the rows that are over their budget, so that a failure names each of them with both figures. */
const overBudget = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, value, budget }) =>
    budget !== undefined && value > budget ? [`${name}: ${value} bytes, ${Math.floor(budget)} allowed`] : [],
  );

const gated = (rows: readonly Row[]): number => rows.filter(({ budget }) => budget !== undefined).length;

/** Measures what `node scripts/build.mjs all` built; budgets are those of the benches. */
describe('bytes of the built product', () => {
  it('the first route of the console stays within its budget', async () => {
    const rows = await firstRouteRows();
    expect(gated(rows)).toBe(1);
    expect(overBudget(rows)).toEqual([]);
  });
});
