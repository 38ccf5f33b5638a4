import * as v from 'valibot';
import { nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';

/** What a statement of another system comes to here, whatever words its source has for it. */
const ENTRY_STATES = [
  /** It holds, as far as the source says. */
  'active',
  /** It held, and does not any more. */
  'past',
  /** Something that happened: a vaccination, a procedure, a document. */
  'recorded',
  /** What was planned and did not happen. */
  'not-done',
  /** Somebody looked, and it is not so. */
  'refuted',
  /** The source takes it back. */
  'entered-in-error',
  /** The source does not know, or uses a word that is in no list. */
  'unknown',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What is read beside the name, worded by the screen; a key that a newer server knows is shown as it is. */
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

/** What can be read of a resource. */
export interface EntryContent {
  /** Null where nothing names it. */
  readonly name: string | null;
  readonly code: { readonly system?: string; readonly code: string } | null;
  readonly state: EntryState;
  readonly details: readonly { readonly key: EntryDetail; readonly text: string }[];
  /** When it was or began, as its source wrote it. */
  readonly time: string | null;
  /** False where it has another shape than its kind. */
  readonly isReadable: boolean;
}

/** A resource of another system, with what can be read of it. */
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
  /** Unix seconds; null where the content does not say. */
  at: v.nullable(v.number()),
  /** Unix seconds. */
  importedAt: v.number(),
  /** A further version of the same resource came later, and counts instead. */
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
  /** The `next` of the answer before. */
  after: v.optional(nonEmptyTextSchema(400)),
};

/** Whether it is to be reckoned with now: what holds, and what nobody knows to be over. */
export const isInForce = ({ state, isReplaced }: Pick<ImportedEntry, 'state' | 'isReplaced'>): boolean =>
  !isReplaced && (state === 'active' || state === 'unknown');

/** Codes of SNOMED CT and of IPS (absent or unknown data) by which a source says that there is none, or that nobody asked. */
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

/** Whether it says that there is nothing of its kind, such as "No known allergy", and is no allergy itself. */
export const isAbsence = ({ code }: Pick<ImportedEntry, 'code'>): boolean =>
  code !== null && NONE_CODES.has(code.code);
