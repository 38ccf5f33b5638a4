import * as v from 'valibot';

const labelSchema = v.looseObject({ en: v.string(), hi: v.string() });

/**
 * What the paper of a prescription shows beside the medicines. It is stored with the signature, so every print shows the same.
 * Texts are empty, and lists have no entries, where nothing is recorded.
 */
const signedFactsSchema = v.looseObject({
  /** Of the doctor, such as "MBBS, MD (Medicine)". */
  qualification: v.string(),
  clinicAddress: v.string(),
  clinicPhone: v.string(),
  /** The newest weight in kilograms and its day, YYYY-MM-DD. */
  weight: v.nullable(v.looseObject({ value: v.number(), on: v.string() })),
  /** Of the case sheet as it was written in the encounter. */
  complaint: v.string(),
  history: v.string(),
  findings: v.string(),
  /** Vital signs with their units, as entered. */
  measured: v.array(v.looseObject({ name: labelSchema, text: v.string() })),
  /** `code` is of ICD-10; absent where the term is the doctor's own words, and on older papers. */
  diagnoses: v.array(
    v.looseObject({ term: v.string(), isProvisional: v.boolean(), code: v.optional(v.string()) }),
  ),
  advice: v.string(),
  adviceTopics: v.array(labelSchema),
  warningSigns: v.string(),
});
export type SignedFacts = v.InferOutput<typeof signedFactsSchema>;

/** What a paper shows: the facts of the signature, and what may still change after it. */
export const paperFactsSchema = v.looseObject({
  /** Null for prescriptions from before the facts were stored. */
  signed: v.nullable(signedFactsSchema),
  patientAddress: v.string(),
  /** Tests that were ordered in the encounter and not cancelled. */
  tests: v.array(v.looseObject({ name: v.string(), isFasting: v.boolean() })),
  /** YYYY-MM-DD; null where no visit was agreed. */
  nextVisit: v.nullable(v.string()),
});
export type PaperFacts = v.InferOutput<typeof paperFactsSchema>;
