import * as v from 'valibot';
import { MANAGES_WAITING_LIST } from '#access';
import { DAY_PARTS, ENCOUNTER_PRIORITIES, SERVICE_TYPES } from '#encounters';
import { wordLabel } from '#formatting';
import { calendarDateSchema, defineEndpoint, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { newMetaInfoSchema } from '#metrics';
import * as words from '../words/en.ts';
import { WITHDRAWAL_REASONS } from './withdrawal-reason.ts';

export const MAX_WAITING_NOTE = 500;

/** A patient who waits for a free time of a care provider, or of any care provider for the service. */
const newWaitingEntrySchema = v.pipe(
  v.strictObject({
    /** Created by the client, so that a retry is the same entry. */
    id: uuidSchema,
    vitaId: uuidSchema,
    facilityId: uuidSchema,
    serviceType: v.picklist(SERVICE_TYPES),
    /** If absent, any care provider of the service suits. */
    careProviderId: v.optional(uuidSchema),
    /** Days at the facility, both included. The entry expires after the last one. */
    from: calendarDateSchema,
    until: calendarDateSchema,
    /** If absent, any time of the day suits. */
    dayPart: v.optional(v.picklist(DAY_PARTS)),
    priority: v.picklist(ENCOUNTER_PRIORITIES),
    note: v.optional(textSchema(MAX_WAITING_NOTE)),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(({ from, until }) => until >= from, 'must not be before from'),
    ['until'],
  ),
);
export type NewWaitingEntry = v.InferInput<typeof newWaitingEntrySchema>;
export type ValidWaitingEntry = v.InferOutput<typeof newWaitingEntrySchema>;

const staffNameSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const waitingEntrySchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  serviceType: v.string(),
  careProvider: v.nullable(staffNameSchema),
  from: v.string(),
  until: v.string(),
  dayPart: v.nullable(v.string()),
  priority: v.string(),
  note: v.nullable(v.string()),
  author: staffNameSchema,
  createdAt: unixSecondsSchema,
  /** Whether the last day has passed without a booking. */
  hasExpired: v.boolean(),
  /** The first free time that suits; null if there is none. It is not reserved. */
  offer: v.nullable(
    v.looseObject({ careProvider: staffNameSchema, start: unixSecondsSchema, end: unixSecondsSchema }),
  ),
});
export type WaitingEntry = v.InferOutput<typeof waitingEntrySchema>;

/** Maximum entries in one response. */
export const MAX_WAITING_ENTRIES = 200;
/** How long expired entries stay on the list, so that a clerk can still act on them. */
export const EXPIRED_DAYS = 7;

/** Lists the patients who wait at the facility, most urgent first, then longest waiting, each with a free time. */
export const listWaitingList = defineEndpoint({
  name: 'encounters/waiting-list',
  summary: "The facility's waiting list with the free times that suit, most urgent first",
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...MANAGES_WAITING_LIST,
  audit: wordLabel(words.waitingList, 'listWaitingList'),
  path: '/waiting-list',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(waitingEntrySchema), hasMore: v.boolean() }),
});

/** Fails with `conflict` if the patient already waits for the same. */
export const addToWaitingList = defineEndpoint({
  name: 'encounters/waiting-list/add',
  summary: 'Put a patient on the waiting list',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...MANAGES_WAITING_LIST,
  audit: wordLabel(words.waitingList, 'addToWaitingList'),
  path: '/waiting-list/add',
  token: 'bearer',
  body: v.strictObject({ entry: newWaitingEntrySchema }),
  answer: v.looseObject({ vitaId: uuidSchema, id: uuidSchema }),
  idempotent: true,
});

/** Fails with `no-longer-waiting` if a colleague booked or withdrew the entry first. */
export const withdrawFromWaitingList = defineEndpoint({
  name: 'encounters/waiting-list/withdraw',
  summary: 'Take a patient off the waiting list',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...MANAGES_WAITING_LIST,
  audit: wordLabel(words.waitingList, 'withdrawFromWaitingList'),
  path: '/waiting-list/withdraw',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({
      vitaId: uuidSchema,
      entryId: uuidSchema,
      reason: v.picklist(WITHDRAWAL_REASONS),
      note: v.optional(textSchema(MAX_WAITING_NOTE)),
    }),
    v.forward(
      v.check(({ reason, note }) => reason !== 'other' || Boolean(note?.trim()), 'must give the reason'),
      ['note'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema }),
  idempotent: true,
});

export const waitingListEndpoints = [listWaitingList, addToWaitingList, withdrawFromWaitingList] as const;
