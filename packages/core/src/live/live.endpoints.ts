import * as v from 'valibot';
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
