import * as v from 'valibot';
import { READS_PATIENT_TASKS, READS_TASKS, WRITES_TASKS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  colleagueSchema,
  newTaskSchema,
  TASK_KINDS,
  TASK_STATES,
  taskChangeSchema,
  taskSchema,
} from './task.ts';

const taskAnswer = v.looseObject({ vitaId: uuidSchema, data: taskSchema });

/**
 * Scope of a task list: assigned to the user or someone they cover for; assigned to their teams or unassigned; all of
 * the facility.
 */
export const TASK_CIRCLES = ['mine', 'team', 'all'] as const;
export type TaskCircle = (typeof TASK_CIRCLES)[number];

/**
 * Open tasks by due date in the facility's time zone: before today, by the end of today, within seven days. Or closed
 * tasks.
 */
export const TASK_TIMES = ['overdue', 'today', 'week', 'ended'] as const;
export type TaskTime = (typeof TASK_TIMES)[number];

const MAX_TASK_PAGE = 50;

export const listPatientTasks = defineEndpoint({
  name: 'tasks/patient',
  summary: 'Tasks of a patient: due ones first, then other open ones, then closed ones',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_PATIENT_TASKS,
  audit: { en: "Looked at a patient's tasks", hi: 'मरीज़ के लिए क्या करना है, यह देखा गया' },
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
  audit: { en: 'Looked at the list of tasks and referrals', hi: 'कामों और रेफ़रल की सूची देखी गई' },
  path: '/tasks/list',
  token: 'bearer',
  query: v.strictObject({
    whose: v.optional(v.picklist(TASK_CIRCLES), 'mine'),
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
  ...WRITES_TASKS,
  audit: { en: 'Planned a task or referred a patient', hi: 'काम तय किया गया या मरीज़ को रेफ़र किया गया' },
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
  audit: { en: 'Recorded the result of a task or referral', hi: 'काम या रेफ़रल का क्या हुआ, दर्ज किया गया' },
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
  scopes: [...WRITES_TASKS.scopes, 'care-provider-teams'],
  audit: { en: 'Looked at who can be assigned a task', hi: 'काम किसे दिया जा सकता है, यह देखा गया' },
  path: '/tasks/colleagues',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(colleagueSchema), teams: v.array(colleagueSchema) }),
});

export const taskEndpoints = [listPatientTasks, listTasks, addTask, updateTask, listColleagues] as const;
