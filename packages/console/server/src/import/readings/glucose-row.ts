import * as v from 'valibot';
import { keyField, numberField, rowSchema, textField } from '../files/row-fields.ts';

const optionalText = v.optional(textField);

/**
 * One line of a diabetes log as a row: the four columns of the AIM-94 files (date, time, code, value; UCI Machine
 * Learning Repository, doi:10.24432/C5T59G), plus the patient of the log and the line's number.
 */
export const glucoseRowSchema = rowSchema({
  source: keyField,
  patient: keyField,
  line: v.union([numberField, keyField]),
  date: optionalText,
  time: optionalText,
  code: textField,
  value: v.union([numberField, textField]),
  meaning: optionalText,
});

export type GlucoseRow = v.InferOutput<typeof glucoseRowSchema>;
