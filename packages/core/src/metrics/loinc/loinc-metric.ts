import type { MealSituation } from '../meal-situation.ts';
import type { MetricType } from '../metric-types.ts';

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

/**
 * Codes and meanings: LOINC. Mass and molar results carry codes of their own and share a key, since the unit is kept
 * beside every value. Left out on purpose, and so kept as readings without a metric: glucose after a 75 g load (1507-3,
 * 1518-0), which is neither a random nor an after-meal value; birth weight (8339-4), which is not today's; mean blood
 * pressure (8478-0); respiration, for which there is no metric.
 */
const CODES: Readonly<Record<string, LoincMetric>> = {
  '85354-9': { metric: 'bloodpressure' },
  '55284-4': { metric: 'bloodpressure' },
  '8480-6': { metric: 'bloodpressure', key: 'systolic' },
  '8462-4': { metric: 'bloodpressure', key: 'diastolic' },

  '29463-7': { metric: 'body', key: 'weight' },
  '3141-9': { metric: 'body', key: 'weight' },
  '8302-2': { metric: 'body', key: 'height' },
  '8306-3': { metric: 'body', key: 'height' },
  '39156-5': { metric: 'body', key: 'bmi' },

  '2339-0': { metric: 'bloodglucose', key: 'value' },
  '2345-7': { metric: 'bloodglucose', key: 'value' },
  '41653-7': { metric: 'bloodglucose', key: 'value' },
  '15074-8': { metric: 'bloodglucose', key: 'value' },
  '14749-6': { metric: 'bloodglucose', key: 'value' },
  '14743-9': { metric: 'bloodglucose', key: 'value' },
  '1558-6': { metric: 'bloodglucose', key: 'value', mealSituation: 'MEAL_SITUATION_FASTING' },
  '14771-0': { metric: 'bloodglucose', key: 'value', mealSituation: 'MEAL_SITUATION_FASTING' },
  '1521-4': { metric: 'bloodglucose', key: 'value', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },
  '14761-1': { metric: 'bloodglucose', key: 'value', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },

  '4548-4': { metric: 'hba1c', key: 'value' },
  '17856-6': { metric: 'hba1c', key: 'value' },
  '59261-8': { metric: 'hba1c', key: 'value' },

  '2093-3': { metric: 'lipid', key: 'totalCholesterol' },
  '14647-2': { metric: 'lipid', key: 'totalCholesterol' },
  '2571-8': { metric: 'lipid', key: 'triglycerides' },
  '14927-8': { metric: 'lipid', key: 'triglycerides' },
  '2085-9': { metric: 'lipid', key: 'hdl' },
  '14646-4': { metric: 'lipid', key: 'hdl' },
  '13457-7': { metric: 'lipid', key: 'ldl' },
  '18262-6': { metric: 'lipid', key: 'ldl' },
  '22748-8': { metric: 'lipid', key: 'ldl' },
  '39469-2': { metric: 'lipid', key: 'ldl' },
  '69419-0': { metric: 'lipid', key: 'ldl' },

  '718-7': { metric: 'hemoglobin', key: 'value' },
  '20509-6': { metric: 'hemoglobin', key: 'value' },
  '59260-0': { metric: 'hemoglobin', key: 'value' },

  '2160-0': { metric: 'creatinine', key: 'value' },
  '38483-4': { metric: 'creatinine', key: 'value' },
  '14682-9': { metric: 'creatinine', key: 'value' },
  '3084-1': { metric: 'uricacid', key: 'value' },
  '14933-6': { metric: 'uricacid', key: 'value' },

  '3016-3': { metric: 'thyroid', key: 'tsh' },
  '11580-8': { metric: 'thyroid', key: 'tsh' },
  '3024-7': { metric: 'thyroid', key: 'ft4' },
  '14920-3': { metric: 'thyroid', key: 'ft4' },
  '3026-2': { metric: 'thyroid', key: 't4' },
  '14921-1': { metric: 'thyroid', key: 't4' },
  '3051-0': { metric: 'thyroid', key: 'ft3' },
  '14928-6': { metric: 'thyroid', key: 'ft3' },
  '3053-6': { metric: 'thyroid', key: 't3' },
  '14930-2': { metric: 'thyroid', key: 't3' },

  '2708-6': { metric: 'spo2', key: 'value' },
  '59408-5': { metric: 'spo2', key: 'value' },
  '2710-2': { metric: 'spo2', key: 'value' },
  '8310-5': { metric: 'temperature', key: 'value' },
  '8331-1': { metric: 'temperature', key: 'value' },
  '8867-4': { metric: 'heartrate', key: 'value' },
  '40443-4': { metric: 'restinghr', key: 'value' },
};

/** The metric a code is a value of; undefined for a code that is kept under "Other readings". */
export function loincMetric(code: string): LoincMetric | undefined {
  return Object.hasOwn(CODES, code) ? CODES[code] : undefined;
}

/** The codes that are known, for tests and for documentation. */
export const LOINC_CODES: readonly string[] = Object.keys(CODES);
