import * as v from 'valibot';
import { defineEndpoint, unixSecondsSchema } from '#http';

/** The code on a paper: 22 characters of base64url are 132 bits. */
export const PAPER_CODE = /^[\w-]{22}$/;

const PAPER_STATES = ['valid', 'stopped', 'withdrawn'] as const;

const wordsSchema = v.looseObject({ en: v.string(), hi: v.string() });

/** A medicine as it was signed, without what it is for and without what the doctor wrote beside it. */
const checkedMedicineSchema = v.looseObject({
  name: wordsSchema,
  /** Dose and duration. */
  directions: wordsSchema,
  isStopped: v.boolean(),
  /** How much was handed out of how much; empty where nothing was. */
  dispensed: wordsSchema,
  /** Each supply that counts, the oldest first: the day (YYYY-MM-DD), where, and what. */
  supplies: v.array(
    v.looseObject({ on: v.string(), facility: v.string(), product: v.string(), quantity: wordsSchema }),
  ),
});
export type CheckedMedicine = v.InferOutput<typeof checkedMedicineSchema>;

/**
 * What anybody with the paper in hand may know, to tell whether it is one and whether somebody changed it: enough to compare, and
 * nobody's name but the doctor's. `stopped`: every medicine on it was.
 */
const checkedPaperSchema = v.looseObject({
  state: v.picklist(PAPER_STATES),
  number: v.string(),
  facility: v.string(),
  signer: v.string(),
  registrationNumber: v.string(),
  signedAt: unixSecondsSchema,
  /** The facility's (IANA). */
  timeZone: v.string(),
  lines: v.number(),
  /** Of those: how many were stopped. */
  stoppedLines: v.number(),
  /** Of the patient: the first letters of the names, as on the paper. */
  initials: v.string(),
  birthYear: v.nullable(v.string()),
  /** When it was stopped or withdrawn. */
  endedAt: v.nullable(unixSecondsSchema),
  /** In the order of the paper; empty unless it is valid, absent from an older server. */
  medicines: v.optional(v.array(checkedMedicineSchema)),
});
export type CheckedPaper = v.InferOutput<typeof checkedPaperSchema>;

/** Without a session. Codes that never were answer alike. */
export const checkPaper = defineEndpoint({
  name: 'rx/check',
  summary: 'Whether the paper of a prescription is valid',
  service: 'care',
  method: 'POST',
  writes: false,
  scopes: [],
  audit: { en: 'Checked the paper of a prescription', hi: 'पर्चे के काग़ज़ की जाँच की गई' },
  path: '/rx/check',
  token: 'none',
  body: v.strictObject({ code: v.pipe(v.string(), v.regex(PAPER_CODE, 'must be the code of a paper')) }),
  answer: checkedPaperSchema,
});

/** "R. K." of "Ramesh Kumar": the first letters, as the paper and the check show them. */
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
