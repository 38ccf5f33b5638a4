import { expect, it } from 'vitest';
import { relevantTrends } from './relevant-trends.ts';
import type { Trend } from './trend.ts';
import { TRENDS } from './trend-definition.ts';

const KEYS = ['bloodPressure', 'hba1c', 'weight', 'height', 'hemoglobin', 'tsh'];
const trends: readonly Trend[] = KEYS.flatMap((key) => {
  const definition = TRENDS.find((one) => one.key === key);
  return definition ? [{ definition, unit: undefined, units: [], lines: [], unplaced: [] }] : [];
});
const orderFor = (isPregnant: boolean, hasDiabetes: boolean) =>
  relevantTrends(trends, { isPregnant, hasDiabetes }).map(({ definition }) => definition.key);

it('puts first what matters in pregnancy and with diabetes', () => {
  expect(trends).toHaveLength(KEYS.length);
  expect(orderFor(false, false)).toEqual(['bloodPressure', 'weight', 'hba1c', 'height', 'hemoglobin', 'tsh']);
  expect(orderFor(false, true)).toEqual(['hba1c', 'bloodPressure', 'weight', 'height', 'hemoglobin', 'tsh']);
  expect(orderFor(true, true)).toEqual(['bloodPressure', 'weight', 'hemoglobin', 'hba1c', 'height', 'tsh']);
});
