import * as v from 'valibot';
import { defineEndpoint, uuidSchema } from '#http';
import { goalChangeSchema, goalSchema, newGoalSchema } from './goal.ts';

const goalAnswer = v.looseObject({ vitaId: uuidSchema, data: goalSchema });

/** Goals a patient has at once are few: all of them, ended ones too. */
export const listGoals = defineEndpoint({
  name: 'goals/list',
  summary: "A patient's goals, those in force first",
  service: 'data',
  method: 'GET',
  writes: false,
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
  path: '/goals/add',
  token: 'bearer',
  body: v.strictObject({ goal: newGoalSchema }),
  answer: goalAnswer,
  idempotent: true,
});

/** One that somebody else changed meanwhile, or that has ended, is a conflict. */
export const updateGoal = defineEndpoint({
  name: 'goals/update',
  summary: 'Change a goal, or say that it is achieved or given up',
  service: 'data',
  method: 'POST',
  writes: true,
  path: '/goals/update',
  token: 'bearer',
  body: v.strictObject({ goal: goalChangeSchema }),
  answer: goalAnswer,
  idempotent: true,
});

export const goalEndpoints = [listGoals, addGoal, updateGoal] as const;
