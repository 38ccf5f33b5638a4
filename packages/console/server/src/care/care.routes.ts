import {
  addFollowUp,
  addNote,
  deleteNote,
  listColleagues,
  listFollowUps,
  listNotes,
  updateFollowUp,
  updateNote,
} from '@careline/core/care';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry-of.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as notes from './care-notes.ts';
import * as followUps from './follow-ups.ts';

export const careRoutes: readonly Route[] = [
  route(listNotes, async ({ query }, { tx, caller, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, ...(await notes.listNotes(tx, query)) };
  }),

  route(addNote, async ({ body: { note } }, call) => {
    call.touched(note.vitaId);
    return {
      vitaId: note.vitaId,
      data: await notes.addNote(call.tx, note, { ...entryOf(call), scopes: call.caller.scopes }),
    };
  }),

  route(updateNote, async ({ body: { note } }, call) => {
    call.touched(note.vitaId);
    return { vitaId: note.vitaId, data: await notes.correctNote(call.tx, note, entryOf(call)) };
  }),

  route(deleteNote, async ({ body: { note } }, call) => {
    call.touched(note.vitaId);
    await notes.deleteNote(call.tx, note, entryOf(call));
    return { vitaId: note.vitaId, data: { id: note.id } };
  }),

  route(listFollowUps, async ({ query }, { tx, caller, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, data: await followUps.listFollowUps(tx, query) };
  }),

  route(addFollowUp, async ({ body: { followUp } }, call) => {
    call.touched(followUp.vitaId);
    return {
      vitaId: followUp.vitaId,
      data: await followUps.addFollowUp(call.tx, followUp, entryOf(call)),
    };
  }),

  route(updateFollowUp, async ({ body: { followUp } }, call) => {
    call.touched(followUp.vitaId);
    return {
      vitaId: followUp.vitaId,
      data: await followUps.changeFollowUp(call.tx, followUp, entryOf(call)),
    };
  }),

  route(listColleagues, async (_, { tx, caller }) => ({ data: await followUps.listColleagues(tx, caller) })),
];
