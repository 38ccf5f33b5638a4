import * as v from 'valibot';
import { ADDS_TASKS, READS_PATIENT_TASKS, READS_TASKS, WRITES_TASKS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  colleagueSchema,
  newTaskSchema,
  TASK_KINDS,
  TASK_STATES,
  taskChangeSchema,
  taskSchema,
} from './task.ts';
import * as words from './words/en.ts';

const taskAnswer = v.looseObject({ vitaId: uuidSchema, data: taskSchema });

/**
 * Scope of a task list: assigned to the user or someone they cover for; assigned to their teams or unassigned; all of
 * the facility.
 */
export const TASK_SCOPES = ['mine', 'team', 'all'] as const;
export type TaskScope = (typeof TASK_SCOPES)[number];

/**
 * Open tasks by due date in the facility's time zone: before today, by the end of today, within seven days. Or closed
 * tasks.
 */
const TASK_TIMES = ['overdue', 'today', 'week', 'ended'] as const;
export type TaskTime = (typeof TASK_TIMES)[number];

const MAX_TASK_PAGE = 50;

export const listPatientTasks = defineEndpoint({
  name: 'tasks/patient',
  summary: 'Tasks of a patient: due ones first, then other open ones, then closed ones',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_PATIENT_TASKS,
  audit: wordLabel(words.tasks, 'listPatientTasks'),
  path: '/tasks/patient',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    state: v.optional(v.picklist(TASK_STATES)),
    kind: v.optional(v.picklist(TASK_KINDS)),
    limit: v.optional(queryIntegerSchema(1, 200), '50'),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(taskSchema) }),
});

/** Lists tasks. Users with `referrals` but not `tasks` only get referrals. */
export const listTasks = defineEndpoint({
  name: 'tasks/list',
  summary: 'Tasks of the facility: due ones first; or closed ones, latest first',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_TASKS,
  audit: wordLabel(words.tasks, 'listTasks'),
  path: '/tasks/list',
  token: 'bearer',
  query: v.strictObject({
    whose: v.optional(v.picklist(TASK_SCOPES), 'mine'),
    kind: v.optional(v.picklist(TASK_KINDS)),
    time: v.optional(v.picklist(TASK_TIMES)),
    limit: v.optional(queryIntegerSchema(1, MAX_TASK_PAGE), `${MAX_TASK_PAGE}`),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(taskSchema), next: v.nullable(v.string()) }),
});

export const addTask = defineEndpoint({
  name: 'tasks/add',
  summary: 'Create a task, or refer a patient',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ADDS_TASKS,
  audit: wordLabel(words.tasks, 'addTask'),
  path: '/tasks/add',
  token: 'bearer',
  body: v.strictObject({ task: newTaskSchema }),
  answer: taskAnswer,
  idempotent: true,
});

/** Fails with `conflict` if the task was changed by someone else or is closed. */
export const updateTask = defineEndpoint({
  name: 'tasks/update',
  summary: 'Complete or change a task, or respond to a referral',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_TASKS,
  audit: wordLabel(words.tasks, 'updateTask'),
  path: '/tasks/update',
  token: 'bearer',
  body: v.strictObject({ task: taskChangeSchema }),
  answer: taskAnswer,
  idempotent: true,
});

/** Lists possible assignees: active staff and care teams of the facility, by name. */
export const listColleagues = defineEndpoint({
  name: 'tasks/colleagues',
  summary: 'Staff and care teams that a task can be assigned to',
  service: 'care',
  method: 'GET',
  writes: false,
  scopes: [...ADDS_TASKS.scopes, 'care-provider-teams'],
  audit: wordLabel(words.tasks, 'listColleagues'),
  path: '/tasks/colleagues',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(colleagueSchema), teams: v.array(colleagueSchema) }),
});

export const taskEndpoints = [listPatientTasks, listTasks, addTask, updateTask, listColleagues] as const;
