import * as v from 'valibot';
import { CALLS_PATIENTS, READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { goalChangeSchema, goalSchema, newGoalSchema } from './goal.ts';
import * as words from './words/en.ts';

const goalAnswer = v.looseObject({ vitaId: uuidSchema, data: goalSchema });

/** Returns all goals of a patient, including closed ones. There are few per patient. */
export const listGoals = defineEndpoint({
  name: 'goals/list',
  summary: 'Goals of a patient, active ones first',
  service: 'data',
  method: 'GET',
  writes: false,
  // Goals include the latest value, so they need the same right as readings.
  ...READS_RECORD,
  audit: wordLabel(words.goals, 'listGoals'),
  path: '/goals/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(goalSchema) }),
});

export const addGoal = defineEndpoint({
  name: 'goals/add',
  summary: 'Set a goal for a value of a patient',
  service: 'data',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.goals, 'addGoal'),
  path: '/goals/add',
  token: 'bearer',
  body: v.strictObject({ goal: newGoalSchema }),
  answer: goalAnswer,
  idempotent: true,
});

/** Fails with `conflict` if the goal was changed by someone else or is closed. */
export const updateGoal = defineEndpoint({
  name: 'goals/update',
  summary: 'Change or close a goal',
  service: 'data',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.goals, 'updateGoal'),
  path: '/goals/update',
  token: 'bearer',
  body: v.strictObject({ goal: goalChangeSchema }),
  answer: goalAnswer,
  idempotent: true,
});

export const goalEndpoints = [listGoals, addGoal, updateGoal] as const;
