import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { LABEL_LANGUAGES, wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import {
  STAFF_STATES,
  scopeNameSchema,
  staffEmailSchema,
  staffFieldsSchema,
  staffMemberSchema,
  staffSessionSchema,
} from './staff.ts';
import * as words from './words/en.ts';

const MAX_STAFF_PAGE = 100;

/** Lists staff by name. Filters are combined; `text` matches part of a name or an e-mail address. */
export const listStaff = defineEndpoint({
  name: 'staff/list',
  summary: 'The staff of the organisation',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'listStaff'),
  path: '/staff/list',
  token: 'bearer',
  query: v.strictObject({
    text: v.optional(nonEmptyTextSchema(120)),
    state: v.optional(v.picklist(STAFF_STATES)),
    scope: v.optional(scopeNameSchema),
    facilityId: v.optional(uuidSchema),
    limit: v.optional(queryIntegerSchema(1, MAX_STAFF_PAGE), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(staffMemberSchema), next: v.nullable(v.string()) }),
});

export const getStaff = defineEndpoint({
  name: 'staff/get',
  summary: 'One member of staff',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'getStaff'),
  path: '/staff/get',
  token: 'bearer',
  query: v.strictObject({ staffId: uuidSchema }),
  answer: v.looseObject({ data: staffMemberSchema }),
});

/** Adds a member of staff and e-mails sign-in instructions. Fails with `conflict` if the address is in use. */
export const inviteStaff = defineEndpoint({
  name: 'staff/invite',
  summary: 'Add a member of staff and e-mail them',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'inviteStaff'),
  path: '/staff/invite',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...staffFieldsSchema.entries,
    email: staffEmailSchema,
    /** Language of the e-mail. */
    locale: v.optional(v.picklist(LABEL_LANGUAGES), 'en'),
  }),
  answer: v.looseObject({ data: staffMemberSchema }),
});

/**
 * Replaces a member of staff's record.
 * `updatedAt` is the version that was edited; if it is outdated, the call fails with `conflict` and stores nothing.
 * Deactivation ends all sessions at once.
 */
export const updateStaff = defineEndpoint({
  name: 'staff/update',
  summary: 'Change a member of staff',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'updateStaff'),
  path: '/staff/update',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...staffFieldsSchema.entries,
    staffId: uuidSchema,
    active: v.boolean(),
    updatedAt: unixSecondsSchema,
  }),
  answer: v.looseObject({ data: staffMemberSchema }),
});

/** Lists active sessions and those that ended in the last 30 days, most recently used first. */
export const listStaffSessions = defineEndpoint({
  name: 'staff/sessions',
  summary: 'Sessions of a member of staff',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'listStaffSessions'),
  path: '/staff/sessions',
  token: 'bearer',
  query: v.strictObject({ staffId: uuidSchema }),
  answer: v.looseObject({ data: v.array(staffSessionSchema) }),
});

/** Ends one session or all of them. Their tokens are refused from the next request on. */
export const signOutStaff = defineEndpoint({
  name: 'staff/signout',
  summary: 'End sessions of a member of staff',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.staff, 'signOutStaff'),
  path: '/staff/signout',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ staffId: uuidSchema, sessionId: v.optional(uuidSchema) }),
  answer: v.looseObject({ data: v.looseObject({ ended: v.number() }) }),
});

export const staffEndpoints = [
  listStaff,
  getStaff,
  inviteStaff,
  updateStaff,
  listStaffSessions,
  signOutStaff,
] as const;
