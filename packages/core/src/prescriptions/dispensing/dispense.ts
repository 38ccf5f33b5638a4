import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';

export const MAX_PRODUCT = 120;
export const MAX_BATCH = 40;
const MAX_DISPENSED = 10_000;
export const MAX_DISPENSE_REASON = 300;

/** As printed on packs: a month, which ends on its last day, or a day. */
const EXPIRY = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

const amountSchema = v.pipe(v.number(), v.minValue(0.01), v.maxValue(MAX_DISPENSED));
const onLine = { vitaId: uuidSchema, prescriptionId: uuidSchema, lineId: uuidSchema };

/** A supply of one line (FHIR MedicationDispense). */
export const newDispenseSchema = v.strictObject({
  id: uuidSchema,
  ...onLine,
  /** The pharmacist's confirmed encounter for validating prescriptions. */
  encounterId: uuidSchema,
  /** Brand or generic name with its strength. */
  product: nonEmptyTextSchema(MAX_PRODUCT),
  batch: nonEmptyTextSchema(MAX_BATCH),
  expiresOn: v.pipe(v.string(), v.regex(EXPIRY, 'must be a month or a day')),
  /** In the unit of `dispenseUnitOf`. */
  quantity: amountSchema,
  /** Content of a container in the same unit; null for pieces. */
  packSize: v.nullable(amountSchema),
  handedOverOn: calendarDateSchema,
  /** Reason for this product; required if `compareProduct` asks for one. */
  reason: textSchema(MAX_DISPENSE_REASON),
  /** Latest supply that the pharmacist saw; null for none. If there is a newer one, the call fails with `conflict`. */
  seen: v.nullable(uuidSchema),
});
export type NewDispense = v.InferOutput<typeof newDispenseSchema>;

/** Marks a supply as entered in error. */
export const dispenseErrorSchema = v.strictObject({
  id: uuidSchema,
  ...onLine,
  dispenseId: uuidSchema,
  /** Null for the author of the supply, who needs no encounter. */
  encounterId: v.nullable(uuidSchema),
  reason: v.pipe(nonEmptyTextSchema(MAX_DISPENSE_REASON), v.minLength(3, 'must say why')),
});

const remarkSchema = v.looseObject({
  at: unixSecondsSchema,
  by: v.looseObject({ id: uuidSchema, name: v.string() }),
  text: v.string(),
});

/** A stored supply. */
export const dispenseSchema = v.looseObject({
  id: uuidSchema,
  product: v.string(),
  batch: v.string(),
  expiresOn: v.string(),
  quantity: v.number(),
  unit: v.string(),
  packSize: v.nullable(v.number()),
  handedOverOn: v.string(),
  substitution: v.string(),
  reason: v.string(),
  at: unixSecondsSchema,
  by: v.looseObject({ id: uuidSchema, name: v.string() }),
  facility: v.string(),
  /** Author, time and reason of the correction; null while the supply is valid. */
  enteredInError: v.nullable(remarkSchema),
});
export type Dispense = v.InferOutput<typeof dispenseSchema>;

/** Returns the last usable day of a pack, YYYY-MM-DD. */
export function lastUsableDay(expiresOn: string): string {
  if (expiresOn.length > 7) return expiresOn;
  const [year = 0, month = 0] = expiresOn.split('-').map(Number);
  const day = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${expiresOn}-${String(day).padStart(2, '0')}`;
}

/** Reads an expiry date as printed on packs: 08/2027, 08-27, AUG 2027, 2027-08. Undefined for anything else. */
export function readExpiry(typed: string): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^exp\.?:?\s*/, '');
  if (EXPIRY.test(text)) return text;
  const numbers = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(text);
  const named = /^([a-z]{3})[a-z]*[\s./-]*(\d{2}|\d{4})$/.exec(text);
  const month = numbers ? Number(numbers[1]) : MONTHS.indexOf(named?.[1] ?? '') + 1;
  const year = (numbers ?? named)?.[2];
  if (year === undefined || month < 1 || month > 12) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
