import type { Trend } from './trend.ts';

/** What decides which trends matter. */
export interface TrendRelevance {
  readonly isPregnant: boolean;
  readonly hasDiabetes: boolean;
}

/** Keys of trends that matter most, most important first. */
const FOR_EVERYONE = ['bloodPressure', 'weight', 'bloodGlucose', 'egfr', 'spo2', 'heartRate'];
const IN_PREGNANCY = ['bloodPressure', 'weight', 'hemoglobin', 'bloodGlucose', 'urineProtein'];
const WITH_DIABETES = ['hba1c', 'bloodGlucose', 'bloodPressure', 'weight', 'egfr', 'lipid'];

/** Sorts the trends that matter for a patient to the front; the others keep their order. */
export function relevantTrends(
  trends: readonly Trend[],
  { isPregnant, hasDiabetes }: TrendRelevance,
): readonly Trend[] {
  const first = [...(isPregnant ? IN_PREGNANCY : []), ...(hasDiabetes ? WITH_DIABETES : []), ...FOR_EVERYONE];
  const place = ({ definition }: Trend): number => {
    const found = first.indexOf(definition.key);
    return found < 0 ? first.length : found;
  };
  return trends.toSorted((one, other) => place(one) - place(other));
}
