import * as v from 'valibot';
import { writtenLabelSchema } from '#http';

/**
 * Facts on a prescription's paper other than medicines. They are stored at signing, so that every print is the same.
 * Texts and lists are empty if nothing is recorded.
 */
const signedFactsSchema = v.looseObject({
  /** The doctor's degrees, such as "MBBS, MD (Medicine)". */
  qualification: v.string(),
  clinicAddress: v.string(),
  clinicPhone: v.string(),
  /** Latest weight in kilograms and its day, YYYY-MM-DD. */
  weight: v.nullable(v.looseObject({ value: v.number(), on: v.string() })),
  /** From the encounter's case sheet. */
  complaint: v.string(),
  history: v.string(),
  findings: v.string(),
  /** Vital signs with units, as entered. */
  measured: v.array(v.looseObject({ name: writtenLabelSchema, text: v.string() })),
  /** `code` is ICD-10; absent for free text and on older papers. */
  diagnoses: v.array(
    v.looseObject({ term: v.string(), isProvisional: v.boolean(), code: v.optional(v.string()) }),
  ),
  advice: v.string(),
  adviceTopics: v.array(writtenLabelSchema),
  warningSigns: v.string(),
});
export type SignedFacts = v.InferOutput<typeof signedFactsSchema>;

/** Facts on paper: those of the signature, and those that can change later. */
export const paperFactsSchema = v.looseObject({
  /** Null for prescriptions from before these facts were stored. */
  signed: v.nullable(signedFactsSchema),
  patientAddress: v.string(),
  /** Tests ordered in the encounter and not cancelled. */
  tests: v.array(v.looseObject({ name: v.string(), isFasting: v.boolean() })),
  /** YYYY-MM-DD; null without an agreed visit. */
  nextVisit: v.nullable(v.string()),
});
export type PaperFacts = v.InferOutput<typeof paperFactsSchema>;
