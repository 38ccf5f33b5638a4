import * as v from 'valibot';
import { keyField, numberField, rowSchema, textField } from '../files/row-fields.ts';

const optionalText = v.optional(textField);

/** Some sources write unix seconds as a number. */
const timeField = v.optional(
  v.union([
    textField,
    v.pipe(
      numberField,
      v.transform(({ text }) => text),
    ),
  ]),
);

const codedText = v.looseObject({ system: optionalText, code: optionalText, display: optionalText });

/** FHIR's Observation.component, flattened. */
const componentSchema = v.looseObject({
  system: optionalText,
  code: optionalText,
  display: optionalText,
  value: v.optional(v.union([numberField, textField, v.boolean()])),
  comparator: optionalText,
  valueText: optionalText,
  valueCode: v.optional(codedText),
  unit: optionalText,
  unitCode: optionalText,
});

/** One line of a readings file: a FHIR Observation, flattened; numbers with their digits. */
export const readingRowSchema = rowSchema({
  source: keyField,
  id: keyField,
  patient: keyField,
  status: optionalText,
  system: optionalText,
  code: optionalText,
  display: optionalText,
  text: optionalText,
  value: v.optional(v.union([numberField, textField, v.boolean()])),
  comparator: optionalText,
  valueText: optionalText,
  valueCode: v.optional(codedText),
  unit: optionalText,
  unitCode: optionalText,
  components: v.optional(v.pipe(v.array(componentSchema), v.maxLength(200))),
  effectiveDateTime: timeField,
  /** Times of the report and encounter of the reading, used if it has no time of its own. */
  reportTime: timeField,
  encounterTime: timeField,
});

export type ReadingRow = v.InferOutput<typeof readingRowSchema>;
export type ReadingComponent = v.InferOutput<typeof componentSchema>;
