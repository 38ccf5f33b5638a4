import { measureOf } from '#clinical';
import type { FormDefinition, FormField, FormSection, NumberField } from '#forms';
import type { VitalMetric } from '#metrics';
import { measured } from './fields.ts';
import { bloodGlucose, bloodPressure, body } from './vitals.ts';

/** One number of a metric that no call asks for; its label is that of what is measured: `readings.{metric}.{part}`. */
function number(metric: VitalMetric, part: string, decimals: number, required?: true): NumberField {
  const measure = measureOf(metric, part);
  if (!measure) throw new RangeError(`${metric} has no ${part}`);
  const reading = { metric, part, subject: 'patient' } as const;
  const field = measured(part, measure, { decimals, reading, ...(required && { required }) });
  return { ...field, label: `readings.${metric}.${part}` };
}

const single = (metric: VitalMetric, decimals: number): readonly FormField[] => [
  number(metric, 'value', decimals, true),
];

/** Of a panel any number may be all there is. */
const panel = (metric: VitalMetric, decimals: number, parts: readonly string[]): readonly FormField[] =>
  parts.map((part) => number(metric, part, decimals));

/** What is asked of each metric: as a call asks it where one does. Decimals are the most that laboratories report. */
const FIELDS: Readonly<Record<VitalMetric, readonly FormField[]>> = {
  bloodpressure: bloodPressure.fields,
  body: body.fields,
  bloodglucose: bloodGlucose.fields,
  spo2: single('spo2', 1),
  temperature: single('temperature', 1),
  hemoglobin: single('hemoglobin', 1),
  uricacid: single('uricacid', 2),
  creatinine: single('creatinine', 2),
  hba1c: single('hba1c', 1),
  lipid: panel('lipid', 2, ['totalCholesterol', 'ldl', 'hdl', 'triglycerides']),
  thyroid: panel('thyroid', 3, ['tsh', 'ft4', 't4', 'ft3', 't3']),
};

/** The form of one reading that is told outside a call. Its one section has the metric's key. */
export function readingForm(metric: VitalMetric): FormDefinition {
  const section: FormSection = {
    key: metric,
    label: `readings.${metric}`,
    required: true,
    fields: FIELDS[metric],
  };
  return { id: `readings/${metric}@1`, sections: [section] };
}
