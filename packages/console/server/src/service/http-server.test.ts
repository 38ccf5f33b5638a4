import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../platform/config/config.ts';
import type { App } from '../platform/http/app-context.ts';
import { createLog } from '../platform/http/log.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { NO_TRACING } from '../platform/tracing/tracing.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';

let running: HttpServer | undefined;
afterEach(() => running?.server.close());

function aPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * A server with one answer that waits until it is released; `underWay` counts the requests that background work yields
 * to.
 */
async function aServer() {
  let underWay = 0;
  const { promise: news, resolve: letGo } = aPromise();
  const { promise: isHeld, resolve: holds } = aPromise();
  const app: App = new Hono();
  app.get('/api/held', async (c) => {
    const goOn = recordOf(c.env.incoming).onHold?.();
    holds();
    await news;
    goOn?.();
    return c.json({ underWay });
  });
  running = createHttpServer({
    settings: readSettings({}, { home: '/nowhere' }),
    app,
    identityProvider: undefined,
    log: createLog('off', () => undefined),
    activity: {
      begin() {
        underWay += 1;
        return () => {
          underWay -= 1;
        };
      },
      quiet: async () => undefined,
    },
    metrics: { begin: () => () => undefined },
    tracing: NO_TRACING,
  });
  const { server } = running;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/api/held`;
  return { address, underWay: () => underWay, letGo, isHeld };
}

it('lets background work continue during a long poll until it is answered', async () => {
  const { address, underWay, letGo, isHeld } = await aServer();
  const asked = fetch(address);
  await isHeld;
  expect(underWay()).toBe(0);
  letGo();
  const answer = await asked;
  expect(await answer.json()).toEqual({ underWay: 1 });
  await expect.poll(underWay).toBe(0);
});

it('counts nothing for a client that left while waiting', async () => {
  const { address, underWay, letGo, isHeld } = await aServer();
  const gone = new AbortController();
  const asked = fetch(address, { signal: gone.signal }).catch(() => 'gone');
  await isHeld;
  gone.abort();
  expect(await asked).toBe('gone');
  letGo();
  await expect.poll(underWay).toBe(0);
});
