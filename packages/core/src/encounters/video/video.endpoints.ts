import * as v from 'valibot';
import { ENCOUNTER_SCOPES, SEES_PATIENTS } from '#access';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { ROOM_ENDS, seatSchema, VIDEO_PARTIES } from './visit.endpoints.ts';

/** Times of a participant in the room; `until` is null while they are there. */
const videoPresenceSchema = v.looseObject({
  party: v.picklist(VIDEO_PARTIES),
  name: v.nullable(v.string()),
  from: unixSecondsSchema,
  until: v.nullable(unixSecondsSchema),
  /** When the patient was let in. */
  admittedAt: v.nullable(unixSecondsSchema),
});
export type VideoPresence = v.InferOutput<typeof videoPresenceSchema>;

/** States of a patient's latest link. */
export const VIDEO_LINK_STATES = ['open', 'used', 'over'] as const;

const videoStateSchema = v.looseObject({
  opensAt: unixSecondsSchema,
  closesAt: unixSecondsSchema,
  /** Null while the room can still be opened. */
  ended: v.nullable(v.picklist(ROOM_ENDS)),
  patient: v.picklist(['away', 'waiting', 'in-call']),
  careProvider: v.picklist(['away', 'here']),
  link: v.nullable(v.looseObject({ madeAt: unixSecondsSchema, state: v.picklist(VIDEO_LINK_STATES) })),
  presence: v.array(videoPresenceSchema),
});
export type VideoState = v.InferOutput<typeof videoStateSchema>;

export const getVideo = defineEndpoint({
  name: 'encounters/video/get',
  summary: 'Video room of an encounter: opening time and participants',
  service: 'encounters',
  method: 'GET',
  writes: false,
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Looked at the video room of an encounter', hi: 'एनकाउंटर का वीडियो कक्ष देखा गया' },
  audited: 'quarter-hour',
  path: '/video/get',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: videoStateSchema }),
});

/** Opens the room. The seat's token is only valid for this room. Opening it again disconnects the previous page. */
export const openVideo = defineEndpoint({
  name: 'encounters/video/open',
  summary: 'Join the video room as the care provider',
  service: 'encounters',
  method: 'POST',
  writes: true,
  // The route checks that the caller is the assigned care provider.
  ...SEES_PATIENTS,
  audit: { en: 'Opened the video room of an encounter', hi: 'एनकाउंटर का वीडियो कक्ष खोला गया' },
  path: '/video/open',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, encounterId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ ...seatSchema.entries, token: v.string() }),
  }),
});

/** Creates a link. All earlier links of the encounter become invalid. */
export const inviteByVideo = defineEndpoint({
  name: 'encounters/video/invite',
  summary: 'Create a new link for the patient, to send or copy',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Created a link to a video visit', hi: 'वीडियो परामर्श का लिंक बनाया गया' },
  path: '/video/invite',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    by: v.picklist(['message', 'copy']),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      /** Only with `copy`, and not for a repeated request. */
      link: v.optional(v.string()),
      /** The channel, with `message`. */
      channel: v.optional(v.picklist(['sms', 'email'])),
    }),
  }),
  idempotent: true,
});

export const videoEndpoints = [getVideo, openVideo, inviteByVideo] as const;
