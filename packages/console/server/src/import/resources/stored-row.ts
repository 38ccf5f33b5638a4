import * as v from 'valibot';
import { keyField } from '../files/row-fields.ts';

/** One line of a file whose rows are stored unchanged: a patient's FHIR resource, flattened. */
export const storedRowSchema = v.looseObject({ source: keyField, id: keyField, patient: keyField });

/** One line of a batch of FHIR resources. */
export const resourceRowSchema = v.strictObject({
  source: keyField,
  id: keyField,
  /** The FHIR type. */
  kind: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,63}$/, 'is no FHIR type')),
  /** The patient's id at the source. */
  patient: v.optional(keyField),
  /** Time of the event, as its source wrote it. */
  time: v.optional(v.pipe(v.string(), v.maxLength(200))),
  resource: v.looseObject({}),
});
