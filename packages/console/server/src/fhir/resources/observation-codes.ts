import { LAB_TESTS, labTest } from '@careline/core/internal/labs';
import { metricDisplayName } from '@careline/core/internal/metrics';
import { loincMetric } from '@careline/core/internal/metrics/loinc';
import {
  type LoincCode,
  MEASURE_DEFINITIONS,
  metricOf,
  PRESENCE,
  valueDefinition,
} from '@careline/core/internal/observations';
import type { CodeableConcept, Coding } from 'fhir/r4';
import type { StoredValue } from '../../platform/database/schema.ts';
import { LOINC, own } from '../fhir-systems.ts';

const LABORATORY = 'laboratory';

const codeOf = (code: string | LoincCode): LoincCode => (typeof code === 'string' ? { code } : code);

/** Returns whether the metric's LOINC codes fit the unit. Molar results have other codes. */
function isCodedUnit(metric: string, { key, unit = '' }: StoredValue): boolean {
  const definition = valueDefinition(metric, key);
  if (!definition || unit === '') return true;
  const { units } = MEASURE_DEFINITIONS[definition.of.measure];
  return units[unit]?.exact === true;
}

/** Returns the LOINC code of a value; undefined if there is none for its unit. */
function loincOf(metric: string, value: StoredValue, mealSituation: string | null): string | undefined {
  if (metric === LABORATORY) return labTest(value.key)?.loinc;
  const codes = (valueDefinition(metric, value.key)?.loinc ?? []).map(codeOf);
  if (codes.length === 0 || !isCodedUnit(metric, value)) return undefined;
  const ofMeal = codes.find(
    (code) => code.mealSituation !== undefined && code.mealSituation === mealSituation,
  );
  return (ofMeal ?? codes.find((code) => code.mealSituation === undefined))?.code;
}

const labelOfValue = (metric: string, { key, label }: StoredValue): string | undefined =>
  label?.en ??
  (metric === LABORATORY ? labTest(key)?.labels.en : undefined) ??
  valueDefinition(metric, key)?.of.labels.en;

/** Returns the code of one value, as a component or as the code of its Observation. */
export function valueCode(metric: string, value: StoredValue, mealSituation: string | null): CodeableConcept {
  const loinc = loincOf(metric, value, mealSituation);
  const text = labelOfValue(metric, value);
  const coding: Coding[] = [
    ...(loinc === undefined ? [] : [{ system: LOINC, code: loinc }]),
    { system: own('value'), code: `${metric}.${value.key}` },
  ];
  return { coding, ...(text === undefined ? {} : { text }) };
}

/** Returns the code of a reading with several values: its panel, or only our metric. */
export function panelCode(metric: string): CodeableConcept {
  const [panel] = metricOf(metric)?.panel ?? [];
  return {
    coding: [
      ...(panel === undefined ? [] : [{ system: LOINC, code: panel }]),
      { system: own('metric'), code: metric },
    ],
    text: metricDisplayName(metric, 'en'),
  };
}

/** Where readings with a LOINC code are: a metric, and the key of the value unless the code is a panel's. */
export interface CodedReadings {
  readonly metric: string;
  readonly key?: string | undefined;
  readonly mealSituation?: string | undefined;
  /** The value is a component of a panel, so the code is not that of the Observation. */
  readonly isComponent: boolean;
}

/** Returns where readings with a LOINC code are. */
export function readingsWithLoinc(code: string): CodedReadings[] {
  const found = loincMetric(code);
  const tests = LAB_TESTS.filter(({ loinc }) => loinc === code);
  return [
    ...(found === undefined
      ? []
      : [
          {
            ...found,
            isComponent: found.key !== undefined && (metricOf(found.metric)?.panel ?? []).length > 0,
          },
        ]),
    ...tests.map(({ key }) => ({ metric: LABORATORY, key, isComponent: false })),
  ];
}

/** Whether a unit is a UCUM code: one that we offer, or an annotation. */
export const isUcum = (metric: string, { key, unit = '' }: StoredValue): boolean => {
  if (unit === '' || unit === PRESENCE) return false;
  const definition = valueDefinition(metric, key);
  if (definition) return Object.hasOwn(MEASURE_DEFINITIONS[definition.of.measure].units, unit);
  const result = labTest(key)?.result;
  return result?.kind === 'number' && Object.hasOwn(result.of.units, unit);
};
