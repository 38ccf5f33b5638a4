import * as v from 'valibot';
import { defineEndpoint, queryIntegerSchema, uuidSchema } from '#http';
import {
  colleagueSchema,
  FOLLOW_UP_STATES,
  followUpChangeSchema,
  followUpSchema,
  newFollowUpSchema,
} from './follow-up.ts';

const followUpAnswer = v.looseObject({ vitaId: uuidSchema, data: followUpSchema });

export const listFollowUps = defineEndpoint({
  name: 'followup/list',
  summary: "A patient's follow-ups, those due first before the others",
  service: 'data',
  method: 'GET',
  path: '/followup/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    state: v.optional(v.picklist(FOLLOW_UP_STATES)),
    limit: v.optional(queryIntegerSchema(1, 200), '50'),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(followUpSchema) }),
});

export const addFollowUp = defineEndpoint({
  name: 'followup/add',
  summary: 'Note down what is to be done for a patient, and by when',
  service: 'data',
  method: 'POST',
  path: '/followup/add',
  token: 'bearer',
  body: v.strictObject({ followUp: newFollowUpSchema }),
  answer: followUpAnswer,
  idempotent: true,
});

/** One that somebody else changed meanwhile, or that has ended, is a conflict. */
export const updateFollowUp = defineEndpoint({
  name: 'followup/update',
  summary: 'Say what became of a follow-up, or put it off',
  service: 'data',
  method: 'POST',
  path: '/followup/update',
  token: 'bearer',
  body: v.strictObject({ followUp: followUpChangeSchema }),
  answer: followUpAnswer,
  idempotent: true,
});

/** Whom a follow-up can be given to: the active staff of the facility, by name. */
export const listColleagues = defineEndpoint({
  name: 'followup/colleagues',
  summary: 'Who works at the facility and can be given a follow-up',
  service: 'data',
  method: 'GET',
  path: '/followup/colleagues',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(colleagueSchema) }),
});

export const followUpEndpoints = [listFollowUps, addFollowUp, updateFollowUp, listColleagues] as const;
