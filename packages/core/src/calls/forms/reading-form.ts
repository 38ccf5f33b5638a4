import { unitsOf } from '#clinical';
import type { DropdownField, FormDefinition, FormField, FormSection, NumberField } from '#forms';
import type { EnteredMetric } from '#metrics';
import { type Measure, VALUES, type ValueDefinition } from '#observations';
import { bloodGlucose, bloodPressure, body } from './vitals.ts';

/** Returns a field for a catalogue value, labelled `readings.{metric}.{part}`. */
function fieldOf(
  metric: EnteredMetric,
  part: string,
  { of, entry }: ValueDefinition<Measure>,
): NumberField | DropdownField {
  const common = {
    key: part,
    label: `readings.${metric}.${part}`,
    reading: { metric, part, subject: 'patient' },
    ...(entry?.required && { required: true as const }),
  } as const;
  if (of.words)
    return {
      ...common,
      control: 'dropdown',
      options: of.words.map((value) => ({ value, label: `readings.word.${value}` })),
    };
  return {
    ...common,
    control: 'number',
    measure: of.measure,
    units: entry?.units ?? unitsOf(of.measure),
    decimals: entry?.decimals ?? 1,
  };
}

/** Fields of calls, which are used outside calls too. */
const OF_CALLS: Readonly<Partial<Record<EnteredMetric, readonly FormField[]>>> = {
  bloodpressure: bloodPressure.fields,
  body: body.fields,
  bloodglucose: bloodGlucose.fields,
};

function fieldsOf(metric: EnteredMetric): readonly FormField[] {
  const own = VALUES.filter(
    ({ metric: of, value: { beside, entry } }) => of === metric && (entry !== undefined || !beside),
  ).map(({ key, value }) => fieldOf(metric, key, value));
  const asked = OF_CALLS[metric] ?? [];
  const known = new Set(asked.map((field) => ('key' in field ? field.key : '')));
  return [...asked, ...own.filter(({ key }) => !known.has(key))];
}

/** Returns the form of a reading outside a call. Its single section has the metric's key. */
export function readingForm(metric: EnteredMetric): FormDefinition {
  const section: FormSection = {
    key: metric,
    label: `readings.${metric}`,
    required: true,
    fields: fieldsOf(metric),
  };
  return { id: `readings/${metric}@1`, sections: [section] };
}
