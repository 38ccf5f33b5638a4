import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { identifierSchema, patientMatchSchema } from '#patients';
import { duplicateSchema } from '#patients/registration';
import * as words from '../words/en.ts';
import {
  MAX_MERGE_REASON,
  MERGE_FIELDS,
  mergePreviewSchema,
  mergeRecordSchema,
  undoPreviewSchema,
} from './merge.ts';

const record = v.looseObject({ data: mergeRecordSchema });

/** Lists every number of a patient, including former ones and those of merged records. */
export const listUhids = defineEndpoint({
  name: 'uhids',
  summary: 'All identifiers of a patient',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'listUhids'),
  path: '/uhids',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(identifierSchema) }),
});

/** Searches all facilities of the user. POST keeps names and phone numbers out of addresses. */
export const findForMerge = defineEndpoint({
  name: 'user/merge/find',
  summary: 'Find a patient by UHID, phone or name, to check for duplicates',
  service: 'auth',
  method: 'POST',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'findForMerge'),
  path: '/user/merge/find',
  token: 'bearer',
  body: v.strictObject({ text: nonEmptyTextSchema(120) }),
  answer: v.looseObject({ data: v.array(patientMatchSchema) }),
});

/** Likeliest first, across all facilities of the user. */
export const listMergeCandidates = defineEndpoint({
  name: 'user/merge/candidates',
  summary: 'Patients who may be the same person',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'listMergeCandidates'),
  path: '/user/merge/candidates',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(duplicateSchema) }),
});

export const previewMerge = defineEndpoint({
  name: 'user/merge/preview',
  summary: 'Preview merging two patients',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'previewMerge'),
  path: '/user/merge/preview',
  token: 'bearer',
  query: v.strictObject({ keptId: uuidSchema, mergedId: uuidSchema }),
  answer: v.looseObject({ data: mergePreviewSchema }),
});

/**
 * Merges two patients.
 * `take` lists fields whose value comes from the merged patient; a value that only they have is taken anyway. Fails
 * with `conflict` if either patient changed since the preview, or with a `reason` of `MERGE_OBSTACLES`.
 */
export const mergePatients = defineEndpoint({
  name: 'user/merge',
  summary: 'Merge two patients who are the same person',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'mergePatients'),
  path: '/user/merge',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    id: uuidSchema,
    keptId: uuidSchema,
    keptVersion: unixSecondsSchema,
    mergedId: uuidSchema,
    mergedVersion: unixSecondsSchema,
    take: v.array(v.picklist(MERGE_FIELDS)),
    reason: nonEmptyTextSchema(MAX_MERGE_REASON),
  }),
  answer: record,
});

/** Newest first. */
export const listMerges = defineEndpoint({
  name: 'user/merge/list',
  summary: 'Merged patients',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'listMerges'),
  path: '/user/merge/list',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(mergeRecordSchema) }),
});

export const previewUndo = defineEndpoint({
  name: 'user/merge/undo/preview',
  summary: 'Preview undoing a merge',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'previewUndo'),
  path: '/user/merge/undo/preview',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({ data: undoPreviewSchema }),
});

/** Restores both patients. Data stored since the merge stays with the remaining one. */
export const undoMerge = defineEndpoint({
  name: 'user/merge/undo',
  summary: 'Undo a merge',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.merge, 'undoMerge'),
  path: '/user/merge/undo',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ id: uuidSchema, reason: nonEmptyTextSchema(MAX_MERGE_REASON) }),
  answer: record,
});

export const mergeEndpoints = [
  listUhids,
  findForMerge,
  listMergeCandidates,
  previewMerge,
  mergePatients,
  listMerges,
  previewUndo,
  undoMerge,
] as const;
