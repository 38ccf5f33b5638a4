import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, HttpError, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { CASE_SHEET_SECTION_KEYS } from './section-key.ts';
import {
  newSheetVersionSchema,
  type SheetVersion,
  sheetSectionSchema,
  sheetVersionSchema,
} from './version.ts';
import * as words from './words/en.ts';

const section = v.picklist(CASE_SHEET_SECTION_KEYS);

/** Lists written sections. For an encounter, the newest version written in it of each. */
export const listCaseSheet = defineEndpoint({
  name: 'case-sheets/list',
  summary: 'Current sections of a case sheet',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.caseSheets, 'listCaseSheet'),
  path: '/case-sheets/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, encounterId: v.optional(uuidSchema) }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    /** The user's access level: one of `CASE_SHEET_ACCESS`. */
    access: v.string(),
    /** Topic of this sheet's changes on the live stream. */
    sheet: uuidSchema,
    data: v.array(sheetSectionSchema),
  }),
});

export const getCaseSheetSection = defineEndpoint({
  name: 'case-sheets/section',
  summary: 'Current state of a case sheet section',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.caseSheets, 'getCaseSheetSection'),
  path: '/case-sheets/section',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, section }),
  answer: v.looseObject({ vitaId: uuidSchema, data: sheetSectionSchema }),
});

/** Newest first. */
export const listCaseSheetVersions = defineEndpoint({
  name: 'case-sheets/versions',
  summary: 'All versions of a case sheet section',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.caseSheets, 'listCaseSheetVersions'),
  path: '/case-sheets/versions',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    section,
    limit: v.optional(queryIntegerSchema(1, 100), '30'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(sheetVersionSchema),
    next: v.nullable(v.string()),
  }),
});

/**
 * Adds a version; nothing is overwritten.
 * Fails with `case-sheet-access` without the access level of a provider, and with `conflict` if someone else was
 * first: use `newerVersions` for their versions.
 */
export const saveCaseSheet = defineEndpoint({
  name: 'case-sheets/save',
  summary: 'Save a version of a case sheet section',
  service: 'care',
  method: 'POST',
  writes: true,
  // The route also checks the access level (decision 0092).
  ...WRITES_RECORD,
  audit: wordLabel(words.caseSheets, 'saveCaseSheet'),
  path: '/case-sheets/save',
  token: 'bearer',
  body: v.strictObject({ version: newSheetVersionSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: sheetVersionSchema }),
  idempotent: true,
});

const newerSchema = v.array(sheetVersionSchema);

/** Returns the newer versions that caused a conflict; undefined if the problem has none. */
export function newerVersions(error: unknown): readonly SheetVersion[] | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { newer } = (error.problem ?? {}) as { readonly newer?: unknown };
  const read = v.safeParse(newerSchema, newer);
  return read.success ? read.output : undefined;
}

export const caseSheetEndpoints = [
  listCaseSheet,
  getCaseSheetSection,
  listCaseSheetVersions,
  saveCaseSheet,
] as const;
