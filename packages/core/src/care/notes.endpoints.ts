import * as v from 'valibot';
import { READS_NOTES, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { newNoteSchema, noteCorrectionSchema, noteDeletionSchema, noteSchema } from './care-note.ts';
import * as words from './words/en.ts';

const noteAnswer = v.looseObject({ vitaId: uuidSchema, data: noteSchema });

/** Leaves out deleted notes. */
export const listNotes = defineEndpoint({
  name: 'notes/list',
  summary: 'Notes of a patient, most recent first',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: wordLabel(words.notes, 'listNotes'),
  path: '/notes/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    /** Limits the list to one encounter. */
    encounterId: v.optional(uuidSchema),
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(noteSchema), next: v.nullable(v.string()) }),
});

export const addNote = defineEndpoint({
  name: 'notes/add',
  summary: 'Write a note about a patient',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.notes, 'addNote'),
  path: '/notes/add',
  token: 'bearer',
  body: v.strictObject({ note: newNoteSchema }),
  answer: noteAnswer,
  idempotent: true,
});

/** Fails with `conflict` if someone else corrected the note in the meantime. */
export const updateNote = defineEndpoint({
  name: 'notes/update',
  summary: 'Correct a note; the earlier version stays',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.notes, 'updateNote'),
  path: '/notes/update',
  token: 'bearer',
  body: v.strictObject({ note: noteCorrectionSchema }),
  answer: noteAnswer,
  idempotent: true,
});

export const deleteNote = defineEndpoint({
  name: 'notes/delete',
  summary: 'Delete a note; the deletion stays on record',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.notes, 'deleteNote'),
  path: '/notes/delete',
  token: 'bearer',
  body: v.strictObject({ note: noteDeletionSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ id: uuidSchema }) }),
  idempotent: true,
});

export const noteEndpoints = [listNotes, addNote, updateNote, deleteNote] as const;
