import { type LoincCode, METRIC_TYPES, METRICS, type MetricDefinition, type MetricType } from '#observations';
import type { MealSituation } from '../meal-situation.ts';

/** The FHIR system of LOINC codes. */
export const LOINC = 'http://loinc.org';

/** What a LOINC code is here: a value of a metric, under the key that forms and charts use for it. */
export interface LoincMetric {
  readonly metric: MetricType;
  /** Absent for a panel, whose values stand in its components. */
  readonly key?: string;
  /** Only where the code itself says it. */
  readonly mealSituation?: MealSituation;
}

type Row = readonly [code: string, metric: LoincMetric];

const codeOf = (code: string | LoincCode): LoincCode => (typeof code === 'string' ? { code } : code);

function codesOf(metric: MetricType): readonly Row[] {
  const { panel = [], values }: MetricDefinition = METRICS[metric];
  return [
    ...panel.map((code): Row => [code, { metric }]),
    ...Object.entries(values).flatMap(([key, { loinc = [] }]) =>
      loinc
        .map(codeOf)
        .map(
          ({ code, mealSituation }): Row => [code, { metric, key, ...(mealSituation && { mealSituation }) }],
        ),
    ),
  ];
}

/**
 * Codes and meanings: LOINC, beside each value of the catalogue. Mass and molar results carry codes of their own and share a
 * key, since the unit is kept beside every value.
 */
const CODES: ReadonlyMap<string, LoincMetric> = new Map(METRIC_TYPES.flatMap(codesOf));

/** The metric a code is a value of; undefined for a code that is kept under "Other readings". */
export const loincMetric = (code: string): LoincMetric | undefined => CODES.get(code);

/** The codes that are known, for tests and for documentation. */
export const LOINC_CODES: readonly string[] = [...CODES.keys()];
