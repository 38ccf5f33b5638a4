import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { App } from '../platform/http/app-context.ts';
import { mountAvatar } from './mount-avatar.ts';

const app = new Hono() as App;
mountAvatar(app);
const ask = (path: string) =>
  app.request(path, {}, { incoming: { headers: {}, socket: {} } as IncomingMessage } as never);
const hash = (digit: string, length = 64) => digit.repeat(length);

it('draws the same picture for the same hash, and another one for another', async () => {
  const [one, again, other] = await Promise.all(
    [hash('a'), hash('A'), hash('b')].map(async (text) => (await ask(`/avatar/${text}?d=identicon`)).text()),
  );
  expect(one).toMatch(/^<svg/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

it.each([
  ['an e-mail address', 'a@b.example'],
  ['a hash that is too short', hash('a', 31)],
  ['markup', '%3Csvg%3E'],
])('refuses %s', async (_, text) => {
  expect((await ask(`/avatar/${text}`)).ok).toBe(false);
});
