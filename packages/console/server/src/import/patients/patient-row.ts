import * as v from 'valibot';
import { keyField, rowSchema, textField } from '../files/row-fields.ts';

const optionalText = v.optional(textField);
const listOf = <S extends v.GenericSchema>(item: S) =>
  v.optional(v.pipe(v.array(item), v.maxLength(100, 'has more than 100 entries')));

/** FHIR's HumanName. */
const nameSchema = v.looseObject({
  use: optionalText,
  text: optionalText,
  prefix: listOf(textField),
  given: listOf(textField),
  family: optionalText,
  suffix: listOf(textField),
});

/** One line of a patients file: a FHIR Patient, flattened. */
export const patientRowSchema = rowSchema({
  source: keyField,
  id: keyField,
  medicalRecordNumber: listOf(keyField),
  /** FHIR's Identifier: further numbers of the person, with the systems that issued them. */
  identifiers: listOf(v.looseObject({ system: optionalText, value: optionalText })),
  name: listOf(nameSchema),
  gender: optionalText,
  birthDate: optionalText,
  phone: listOf(v.looseObject({ value: textField, use: optionalText })),
  email: listOf(textField),
  address: listOf(v.looseObject({})),
  language: listOf(v.looseObject({ code: optionalText, text: optionalText })),
  deceased: v.optional(v.union([v.boolean(), textField])),
});

export type PatientRow = v.InferOutput<typeof patientRowSchema>;
export type SourceName = v.InferOutput<typeof nameSchema>;
