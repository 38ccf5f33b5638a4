import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../platform/http/log.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { mountTokenExchange, TOKEN_ENDPOINT } from './token-exchange.routes.ts';

const away = () => {
  throw new Error('Nothing of this is asked before the limit');
};

it('asks a network address with endless requests to wait, before it reads anything', async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const limit = createRateLimit(2, () => 0);
  mountTokenExchange(app, {
    db: { selectFrom: away } as never,
    tokens: {} as never,
    now: () => 0,
    pages: { allows: async () => false, other: (origin: string | undefined) => origin },
    settings: { origin: 'https://careline.example', webhooks: 'public', demo: false },
    log: createLog('off', () => undefined),
    exchanges: { byClient: limit, byPartner: limit, unproved: limit },
  });
  const env = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } }, outgoing: {} };
  const ask = async () => app.request(TOKEN_ENDPOINT, { method: 'POST', body: '{}' }, env);
  const statuses = [(await ask()).status, (await ask()).status];
  const last = await ask();
  expect([...statuses, last.status]).toEqual([415, 415, 429]);
  expect(last.headers.get('retry-after')).toBe('30');
  expect(await last.json()).toMatchObject({ error: 'temporarily_unavailable' });
});
