import * as v from 'valibot';
import { ENCOUNTER_SCOPES, TASK_SCOPES } from '#access';
import { defineEndpoint } from '#http';

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
    ...ENCOUNTER_SCOPES,
    ...TASK_SCOPES,
    'availability',
  ],
  partners: 'console',
  audit: { en: 'Followed live updates of lists', hi: 'सूचियों में हो रहे बदलाव देखे गए' },
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
