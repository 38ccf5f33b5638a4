import * as v from 'valibot';
import { CALLS_PATIENTS, READS_RECORD } from '#access';
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
  // With each goal stands the newest value: whoever reads readings reads goals.
  ...READS_RECORD,
  audit: { en: "Looked at a patient's goals", hi: 'मरीज़ के लक्ष्य देखे गए' },
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
  audit: { en: 'Set a goal for a patient', hi: 'मरीज़ के लिए लक्ष्य तय किया गया' },
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
  ...CALLS_PATIENTS,
  audit: { en: 'Changed or ended a goal of a patient', hi: 'मरीज़ का लक्ष्य बदला या समाप्त किया गया' },
  path: '/goals/update',
  token: 'bearer',
  body: v.strictObject({ goal: goalChangeSchema }),
  answer: goalAnswer,
  idempotent: true,
});

export const goalEndpoints = [listGoals, addGoal, updateGoal] as const;
