import * as v from 'valibot';
import { ENCOUNTER_SCOPES, TASK_SCOPES } from '#access';
import { defineEndpoint } from '#http';

/**
 * That something changed at the facility, as server-sent events, for as long as the token lasts: `ready` with the topics,
 * `change` with what changed, `missed` where that cannot be told, `beat` in between, `end` before it ends. Of whom is never
 * said. Whoever comes back goes on with `Last-Event-ID`.
 */
export const streamLive = defineEndpoint({
  name: 'live/stream',
  summary: 'What changes in lists, as it happens',
  service: 'data',
  method: 'GET',
  writes: false,
  // Whoever may read anything of which it tells; of what it tells whom is the topic's to say.
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
  audit: { en: 'Followed what changes in lists', hi: 'सूचियों में हो रहे बदलाव देखे गए' },
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
