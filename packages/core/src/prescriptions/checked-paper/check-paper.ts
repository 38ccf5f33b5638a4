import * as v from 'valibot';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, writtenLabelSchema } from '#http';
import * as prescriptionsWords from '../words/en.ts';

/** Code on a paper: 22 characters of base64url, 132 bits. */
export const PAPER_CODE = /^[\w-]{22}$/;

const PAPER_STATES = ['valid', 'stopped', 'withdrawn'] as const;

/** A medicine as signed, without its indication and the doctor's notes. */
const checkedMedicineSchema = v.looseObject({
  name: writtenLabelSchema,
  /** Dose and duration. */
  directions: writtenLabelSchema,
  isStopped: v.boolean(),
  /** Dispensed and ordered quantity; empty if nothing was dispensed. */
  dispensed: writtenLabelSchema,
  /** Valid supplies, oldest first: date (YYYY-MM-DD), place and quantity. */
  supplies: v.array(
    v.looseObject({
      on: v.string(),
      facility: v.string(),
      product: v.string(),
      quantity: writtenLabelSchema,
    }),
  ),
});
export type CheckedMedicine = v.InferOutput<typeof checkedMedicineSchema>;

/**
 * What anyone with the paper may see, to check whether it is genuine and unchanged: enough to compare, and no name
 * except the doctor's. `stopped` means that every medicine on it was stopped.
 */
const checkedPaperSchema = v.looseObject({
  state: v.picklist(PAPER_STATES),
  number: v.string(),
  facility: v.string(),
  signer: v.string(),
  registrationNumber: v.string(),
  signedAt: unixSecondsSchema,
  /** Time zone of the facility (IANA). */
  timeZone: v.string(),
  lines: v.number(),
  /** Number of stopped lines. */
  stoppedLines: v.number(),
  /** First letters of the patient's names, as on the paper. */
  initials: v.string(),
  birthYear: v.nullable(v.string()),
  /** When it was stopped or withdrawn. */
  endedAt: v.nullable(unixSecondsSchema),
  /** In the order of the paper; empty unless it is valid, absent from older servers. */
  medicines: v.optional(v.array(checkedMedicineSchema)),
});
export type CheckedPaper = v.InferOutput<typeof checkedPaperSchema>;

/** Checks a paper without a session. All unknown codes give the same response. */
export const checkPaper = defineEndpoint({
  name: 'rx/check',
  summary: "Check whether a prescription's paper is valid",
  service: 'care',
  method: 'POST',
  writes: false,
  scopes: [],
  audit: wordLabel(prescriptionsWords.checkPaper, 'checkedPaperOfPrescription'),
  path: '/rx/check',
  token: 'none',
  body: v.strictObject({ code: v.pipe(v.string(), v.regex(PAPER_CODE, 'must be the code of a paper')) }),
  answer: checkedPaperSchema,
});

/** Returns the initials as on the paper: "R. K." for "Ramesh Kumar". */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s.]+/u)
    .filter(Boolean);
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return words
    .slice(0, 4)
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}.`)
    .join(' ');
}
