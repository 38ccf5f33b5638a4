import {
  addNote,
  addTask,
  deleteNote,
  listColleagues,
  listNotes,
  listPatientTasks,
  listTasks,
  updateNote,
  updateTask,
} from '@careline/core/internal/care';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { careEntryOf } from './care-entry.ts';
import * as notes from './care-notes.ts';
import * as taskList from './task-list.ts';
import * as tasks from './tasks.ts';

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
      data: await notes.addNote(call.tx, note, careEntryOf(call)),
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

  route(listPatientTasks, async ({ query }, { tx, caller, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, data: await taskList.listPatientTasks(tx, query) };
  }),

  route(listTasks, async ({ query }, { tx, caller, now, touched }) => {
    const page = await taskList.listTasks(tx, { ...caller, now }, query);
    touched(...page.data.map(({ vitaId }) => vitaId));
    return { ...page };
  }),

  route(addTask, async ({ body: { task } }, call) => {
    call.touched(task.vitaId);
    return { vitaId: task.vitaId, data: await tasks.addTask(call.tx, task, careEntryOf(call)) };
  }),

  route(updateTask, async ({ body: { task } }, call) => {
    call.touched(task.vitaId);
    return { vitaId: task.vitaId, data: await tasks.changeTask(call.tx, task, entryOf(call)) };
  }),

  route(listColleagues, async (_, { tx, caller, now }) => ({
    data: await taskList.listColleagues(tx, caller),
    teams: await taskList.listTeamsToAsk(tx, { ...caller, now }),
  })),
];
