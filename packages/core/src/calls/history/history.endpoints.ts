import * as v from 'valibot';
import { READS_CALL_HISTORY } from '#access';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  uuidSchema,
} from '#http';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { CONTACT_STATUSES, contactSchema } from '../contact.ts';
import { DISPOSITION_KEYS } from '../outcome/disposition.ts';
import * as words from '../words/en.ts';

/**
 * Sort orders of the history; a `-` reverses it, like FHIR's `_sort`. Equal names or dispositions are sorted newest
 * first.
 */
export const CALL_SORTS = [
  '-time',
  'time',
  'patient',
  '-patient',
  'disposition',
  '-disposition',
  'author',
  '-author',
] as const;
export type CallSort = (typeof CALL_SORTS)[number];
/** Sort keys of the history, without direction. */
export type CallSortKey = Exclude<CallSort, `-${string}`>;

/** Maximum page size, so that exporting a hundred thousand calls stays within the rate limit. */
export const MAX_CALL_PAGE = 500;

/** Lists contacts of the facility, newest first unless sorted otherwise, with keyset paging. */
export const listCallLogs = defineEndpoint({
  name: 'calllog/list',
  summary: 'Calls of the facility, newest first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALL_HISTORY,
  audit: wordLabel(words.history, 'listCallLogs'),
  path: '/calllog/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: v.optional(uuidSchema),
    programme: v.optional(v.picklist(PROGRAMME_KEYS)),
    callType: v.optional(v.picklist(CALL_TYPE_KEYS)),
    disposition: v.optional(v.picklist([...DISPOSITION_KEYS, 'open'])),
    /** The newest one. */
    status: v.optional(v.picklist(CONTACT_STATUSES)),
    /** Who made the call. */
    authorId: v.optional(uuidSchema),
    /** Only calls with a danger that was handed over. */
    escalated: v.optional(v.literal('true')),
    /** Days in the facility's time zone, inclusive. */
    from: v.optional(calendarDateSchema),
    to: v.optional(calendarDateSchema),
    sort: v.optional(v.picklist(CALL_SORTS)),
    /** Set for an export, so that the audit shows that the rows left the screen. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_CALL_PAGE), '50'),
    /** `next` from the previous page, in the same order. */
    after: v.optional(nonEmptyTextSchema(1600)),
  }),
  answer: v.looseObject({
    data: v.array(contactSchema),
    next: v.nullable(v.string()),
    /** Total of all pages; only on the first page. */
    total: v.nullable(v.number()),
    /** There are more than `total`, which is as far as counting goes. */
    exceeded: v.optional(v.boolean()),
  }),
});

const callAuthorSchema = v.looseObject({ id: uuidSchema, name: v.string(), active: v.boolean() });
export type CallAuthor = v.InferOutput<typeof callAuthorSchema>;

/** Lists possible authors for the filter: staff of the facility, and former authors of calls there. */
export const listCallAuthors = defineEndpoint({
  name: 'calllog/authors',
  summary: 'Staff who make calls at the facility',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALL_HISTORY,
  audit: wordLabel(words.history, 'listCallAuthors'),
  path: '/calllog/authors',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(callAuthorSchema) }),
});
