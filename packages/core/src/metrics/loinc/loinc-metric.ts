import { type LoincCode, METRIC_TYPES, METRICS, type MetricDefinition, type MetricType } from '#observations';
import type { MealSituation } from '../meal-situation.ts';

/** FHIR system of LOINC codes. */
export const LOINC = 'http://loinc.org';

/** Meaning of a LOINC code: a value of a metric, with its key in forms and charts. */
export interface LoincMetric {
  readonly metric: MetricType;
  /** Absent for panels, whose values are in components. */
  readonly key?: string;
  /** Only if the code itself specifies it. */
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
 * LOINC codes of every catalogue value. Mass and molar results have separate codes but share a key, because every
 * value has its unit.
 */
const CODES: ReadonlyMap<string, LoincMetric> = new Map(METRIC_TYPES.flatMap(codesOf));

/** Returns the metric of a code; undefined for codes under "Other readings". */
export const loincMetric = (code: string): LoincMetric | undefined => CODES.get(code);

/** All known codes, for tests and documentation. */
export const LOINC_CODES: readonly string[] = [...CODES.keys()];
