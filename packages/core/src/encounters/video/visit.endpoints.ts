import * as v from 'valibot';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema } from '#http';
import * as words from '../words/en.ts';
import { MAX_SIGNALS, signalSchema } from './signal.ts';

/** The participants: the patient and the assigned care provider. */
export const VIDEO_PARTIES = ['patient', 'care-provider'] as const;
export type VideoParty = (typeof VIDEO_PARTIES)[number];

/** Why a room is closed permanently. */
export const ROOM_ENDS = ['completed', 'cancelled', 'moved', 'over', 'reassigned'] as const;
export type RoomEnd = (typeof ROOM_ENDS)[number];

/** Secret of a link: 22 characters of base64url, 132 bits. */
const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be the end of a link'));
const connectionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const partySchema = v.picklist(VIDEO_PARTIES);

const seatedSchema = v.looseObject({
  /** Increases with every page that takes the seat. Earlier pages are disconnected. */
  connection: connectionSchema,
  here: v.boolean(),
  /** Who hung up; null if they may come back. */
  left: v.nullable(partySchema),
});

/** A participant's view of the room. It names no patient. */
const roomViewSchema = v.looseObject({
  party: partySchema,
  /** Unix seconds. */
  startsAt: unixSecondsSchema,
  closesAt: unixSecondsSchema,
  facility: v.string(),
  careProvider: v.string(),
  ended: v.nullable(v.picklist(ROOM_ENDS)),
  /** Whether the care provider has let the patient in. */
  admitted: v.boolean(),
  you: seatedSchema,
  other: v.nullable(seatedSchema),
  /** Address of the installation's own video provider, if the call takes place there. */
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

/** Returns the state of a link. `ready` and `early` don't use it up. */
export const lookAtVisit = defineEndpoint({
  name: 'visit/look',
  summary: "State of a video link, or of this browser's seat",
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
    /** The available language that suits the patient best (ISO 639). */
    language: v.string(),
    /** Time zone of the facility (IANA), for display. */
    timeZone: v.string(),
  }),
});

/** Uses a link, with the patient's consent to the call. Without a secret, takes this browser's seat again. */
export const enterVisit = defineEndpoint({
  name: 'visit/enter',
  summary: 'Enter the waiting room of a video visit',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  audit: wordLabel(words.visit, 'enterVisit'),
  path: '/visit/enter',
  token: 'none',
  body: v.strictObject({ secret: v.optional(secretSchema), consent: v.literal(true) }),
  answer: seatSchema,
});

/** Waits for signals or for a change of the room, at most 20 seconds. */
export const pollVisit = defineEndpoint({
  name: 'visit/poll',
  summary: 'Signals for this seat, and the state of the room',
  service: 'encounters',
  method: 'POST',
  writes: false,
  scopes: [],
  path: '/visit/poll',
  token: 'none',
  body: v.strictObject({
    connection: connectionSchema,
    /** Last received signal. The server deletes signals up to it. */
    after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Of the last known room; empty for an immediate response. */
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
  summary: 'Send signals to the other seat',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  path: '/visit/send',
  token: 'none',
  body: v.strictObject({
    connection: connectionSchema,
    /** Connection of the peer's seat. */
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
  audit: wordLabel(words.visit, 'admitPatient'),
  path: '/visit/admit',
  token: 'none',
  body: v.strictObject({ connection: connectionSchema }),
  answer: v.looseObject({ room: roomViewSchema }),
});

/**
 * Leaves a room. `hang-up` ends the call for both if it comes from the care provider; `gone` means that the page
 * closed and may come back.
 */
export const leaveVisit = defineEndpoint({
  name: 'visit/leave',
  summary: 'Leave the room',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: [],
  audit: wordLabel(words.visit, 'leaveVisit'),
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
