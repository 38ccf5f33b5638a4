import * as v from 'valibot';
import { defineEndpoint, unixSecondsSchema } from '#http';
import { MAX_SIGNALS, signalSchema } from './signal.ts';

/** Who sits in a room: the patient, and the care provider who is assigned. */
export const VIDEO_PARTIES = ['patient', 'care-provider'] as const;
export type VideoParty = (typeof VIDEO_PARTIES)[number];

/** Why a room is over for good. */
export const ROOM_ENDS = ['completed', 'cancelled', 'moved', 'over', 'reassigned'] as const;
export type RoomEnd = (typeof ROOM_ENDS)[number];

/** The secret of a link: 22 characters of base64url are 132 bits. */
const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be the end of a link'));
const connectionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const partySchema = v.picklist(VIDEO_PARTIES);

const seatedSchema = v.looseObject({
  /** Grows with every page that takes the seat: the one before it is out. */
  connection: connectionSchema,
  here: v.boolean(),
  /** Who hung up; null for somebody who may be back. */
  left: v.nullable(partySchema),
});

/** The room as one of the two sees it. It names no patient. */
const roomViewSchema = v.looseObject({
  party: partySchema,
  /** Unix seconds. */
  startsAt: unixSecondsSchema,
  closesAt: unixSecondsSchema,
  facility: v.string(),
  careProvider: v.string(),
  ended: v.nullable(v.picklist(ROOM_ENDS)),
  /** The care provider has let the patient in. */
  admitted: v.boolean(),
  you: seatedSchema,
  other: v.nullable(seatedSchema),
  /** Where the call takes place instead, at a provider of the installation's own. */
  meeting: v.nullable(v.string()),
});
export type RoomView = v.InferOutput<typeof roomViewSchema>;

const iceServerSchema = v.looseObject({
  urls: v.array(v.string()),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});
export type IceServer = v.InferOutput<typeof iceServerSchema>;

export const seatSchema = v.looseObject({
  room: roomViewSchema,
  iceServers: v.array(iceServerSchema),
});
export type Seat = v.InferOutput<typeof seatSchema>;

/** What a link is good for now. `ready` and `early` are said of a link alone: they leave it as it is. */
export const lookAtVisit = defineEndpoint({
  name: 'visit/look',
  summary: 'What the link of a video visit, or the seat of this browser, is good for',
  service: 'encounters',
  method: 'POST',
  writes: false,
  scopes: [],
  path: '/visit/look',
  token: 'none',
  body: v.strictObject({ secret: v.optional(secretSchema) }),
  answer: v.looseObject({
    state: v.picklist(['ready', 'early', 'seated']),
    startsAt: unixSecondsSchema,
    opensAt: unixSecondsSchema,
    /** Of the texts there are, what the patient reads best (ISO 639). */
    language: v.string(),
    /** The facility's (IANA): the time is said as it is there. */
    timeZone: v.string(),
  }),
});

/** Uses a link up, with the patient's consent to the call; without a secret it takes this browser's seat again. */
export const enterVisit = defineEndpoint({
  name: 'visit/enter',
  summary: 'Enter the waiting room of a video visit',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  audit: { en: 'Entered a video visit by a link', hi: 'लिंक से वीडियो परामर्श में प्रवेश हुआ' },
  path: '/visit/enter',
  token: 'none',
  body: v.strictObject({ secret: v.optional(secretSchema), consent: v.literal(true) }),
  answer: seatSchema,
});

/** Waits for signals, or for the room to look different, at most 20 seconds. */
export const pollVisit = defineEndpoint({
  name: 'visit/poll',
  summary: 'Signals for this seat, and the room',
  service: 'encounters',
  method: 'POST',
  writes: false,
  scopes: [],
  path: '/visit/poll',
  token: 'none',
  body: v.strictObject({
    connection: connectionSchema,
    /** The last signal that arrived; those up to it are forgotten. */
    after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Of the room as it was last seen; empty for an answer at once. */
    etag: v.pipe(v.string(), v.maxLength(60)),
  }),
  answer: v.looseObject({
    room: roomViewSchema,
    etag: v.string(),
    signals: v.array(v.looseObject({ id: v.number(), from: connectionSchema, signal: signalSchema })),
  }),
});

export const sendSignals = defineEndpoint({
  name: 'visit/send',
  summary: 'Signals for the other seat',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  path: '/visit/send',
  token: 'none',
  body: v.strictObject({
    connection: connectionSchema,
    /** The connection of the other seat they are for. */
    to: connectionSchema,
    signals: v.pipe(v.array(signalSchema), v.minLength(1), v.maxLength(MAX_SIGNALS)),
  }),
  answer: v.looseObject({}),
});

export const admitPatient = defineEndpoint({
  name: 'visit/admit',
  summary: 'Let the patient in from the waiting room',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  audit: { en: 'Let a patient into the video room', hi: 'मरीज़ को वीडियो कक्ष में आने दिया गया' },
  path: '/visit/admit',
  token: 'none',
  body: v.strictObject({ connection: connectionSchema }),
  answer: v.looseObject({ room: roomViewSchema }),
});

/** `hang-up` ends the call for both where the care provider does it; `gone` is a page that closes and may be back. */
export const leaveVisit = defineEndpoint({
  name: 'visit/leave',
  summary: 'Leave the room',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  audit: { en: 'Left a video visit', hi: 'वीडियो परामर्श छोड़ा गया' },
  path: '/visit/leave',
  token: 'none',
  body: v.strictObject({ connection: connectionSchema, how: v.picklist(['hang-up', 'gone']) }),
  answer: v.looseObject({}),
});

export const visitEndpoints = [
  lookAtVisit,
  enterVisit,
  pollVisit,
  sendSignals,
  admitPatient,
  leaveVisit,
] as const;
