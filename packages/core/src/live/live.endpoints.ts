import * as v from 'valibot';
import { BOOKING_SCOPES, TASK_SCOPES } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import * as words from './words/en.ts';

/**
 * Streams changes at the facility as server-sent events while the token is valid.
 * `ready` has the topics, `change` what changed, `missed` means unknown changes, `beat` is a heartbeat, and `end`
 * comes before the end. Events never identify a patient. Clients resume with `Last-Event-ID`.
 */
export const streamLive = defineEndpoint({
  name: 'live/stream',
  summary: 'Stream changes in lists',
  service: 'data',
  method: 'GET',
  writes: false,
  // Anyone who can read one of the topics. Each topic decides who is notified.
  scopes: [
    'search',
    'hmCallInfo',
    'call-status-history',
    'health-check-registration',
    ...BOOKING_SCOPES,
    ...TASK_SCOPES,
    'availability',
    'my_patients',
    'patients',
    'ahc-bookings',
    'ahc-patient-search',
    'investigations',
    'live_doctor_status',
    'projects',
    'transactions',
    'refunds',
    'notifications',
  ],
  partners: 'console',
  audit: wordLabel(words.live, 'streamLive'),
  audited: 'never',
  path: '/live/stream',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.object({
    events: v.custom<ReadableStream<Uint8Array>>((given) => given instanceof ReadableStream),
  }),
  gives: 'events',
});

export const liveEndpoints = [streamLive] as const;
