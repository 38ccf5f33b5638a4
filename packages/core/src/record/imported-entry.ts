import * as v from 'valibot';
import { nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';

/** States of imported statements, independent of the source's words. */
const ENTRY_STATES = [
  /** Active, according to the source. */
  'active',
  /** No longer active. */
  'past',
  /** An event: a vaccination, a procedure, a document. */
  'recorded',
  /** Planned, but did not happen. */
  'not-done',
  /** Checked and ruled out. */
  'refuted',
  /** Withdrawn by the source. */
  'entered-in-error',
  /** Unknown to the source, or a word that is in no list. */
  'unknown',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Details next to the name, labelled by the screen. Unknown keys are displayed as they are. */
export const ENTRY_DETAILS = [
  'certainty',
  'criticality',
  'category',
  'reaction',
  'severity',
  'dosage',
  'reason',
  'outcome',
  'status',
  'end',
  'note',
] as const;
export type EntryDetail = (typeof ENTRY_DETAILS)[number];

/** Readable content of a resource. */
export interface EntryContent {
  /** Null if it has no name. */
  readonly name: string | null;
  readonly code: { readonly system?: string; readonly code: string } | null;
  readonly state: EntryState;
  readonly details: readonly { readonly key: EntryDetail; readonly text: string }[];
  /** Time or start, as the source wrote it. */
  readonly time: string | null;
  /** False if it has an unexpected shape. */
  readonly isReadable: boolean;
}

/** A resource of another system, with its readable content. */
export const importedEntrySchema = v.looseObject({
  id: uuidSchema,
  /** A FHIR type, or the kind of a file of flattened rows. */
  kind: v.string(),
  source: v.string(),
  sourceId: v.string(),
  name: v.nullable(v.string()),
  code: v.nullable(v.looseObject({ system: v.optional(v.string()), code: v.string() })),
  state: v.string(),
  details: v.array(v.looseObject({ key: v.string(), text: v.string() })),
  time: v.nullable(v.string()),
  isReadable: v.boolean(),
  /** Unix seconds; null if the content has no time. */
  at: v.nullable(v.number()),
  /** Unix seconds. */
  importedAt: v.number(),
  /** Whether a later version of the resource replaces it. */
  isReplaced: v.boolean(),
});
export type ImportedEntry = v.InferOutput<typeof importedEntrySchema>;

export const entryPageSchema = v.looseObject({
  vitaId: uuidSchema,
  data: v.array(importedEntrySchema),
  next: v.nullable(v.string()),
});

export const entriesQuery = {
  vitaId: uuidSchema,
  limit: v.optional(queryIntegerSchema(1, 100), '50'),
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

/** Whether an entry is active, or not known to be over. */
export const isInForce = ({ state, isReplaced }: Pick<ImportedEntry, 'state' | 'isReplaced'>): boolean =>
  !isReplaced && (state === 'active' || state === 'unknown');

/** SNOMED CT and IPS codes (absent or unknown data) for "none" and "not asked". */
const NONE_CODES = new Set([
  ...['716186003', '409137002', '428607008', '429625007', '716184000', '1003774007', '160244002'],
  ...['160245001', '787481004', 'no-known-allergies', 'no-known-medication-allergies'],
  ...[
    'no-known-food-allergies',
    'no-known-environmental-allergies',
    'no-known-problems',
    'no-known-medications',
  ],
  ...['no-allergy-info', 'no-problem-info', 'no-medication-info'],
]);

/** Whether an entry states an absence, such as "No known allergy". */
export const isAbsence = ({ code }: Pick<ImportedEntry, 'code'>): boolean =>
  code !== null && NONE_CODES.has(code.code);
