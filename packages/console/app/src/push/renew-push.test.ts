import type { HttpClient } from '@careline/core/internal/http';
import { listNotificationDevices } from '@careline/core/internal/notifications';
import { expect, it, vi } from 'vitest';
import { inMemory } from '../session/browser-storage.ts';
import type { BrowserPush } from './browser-push.ts';
import { createPushMemory } from './push-memory.ts';
import { renewPush } from './renew-push.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

function given(facts: {
  current?: boolean;
  known?: boolean;
  permitted?: boolean;
  publicKey?: string | null;
}) {
  const { current = true, known = true, permitted = true, publicKey = 'key' } = facts;
  const saved: unknown[] = [];
  const call = async (endpoint: unknown, input?: { readonly body?: unknown }) => {
    if (endpoint !== listNotificationDevices) return saved.push(input?.body);
    return { data: known ? [{ endpoint: SUBSCRIPTION.endpoint }] : [], publicKey, sendsMail: true };
  };
  const turnOn = vi.fn(async (_key: string, _asks: boolean) => (permitted ? SUBSCRIPTION : undefined));
  const turnOff = vi.fn(async () => undefined);
  const push: BrowserPush = {
    state: async () => 'off',
    current: async () => (current ? SUBSCRIPTION : undefined),
    turnOn,
    turnOff,
  };
  const memory = createPushMemory(inMemory());
  memory.set('asha');
  const run = () => renewPush({ http: { call } as unknown as HttpClient, push, memory, locale: 'hi' });
  return { run, saved, turnOn, turnOff, memory };
}

it('ties the subscription to the session and the language, without asking the person', async () => {
  const { run, saved, turnOn } = given({});
  await run();
  expect(turnOn).toHaveBeenCalledExactlyOnceWith('key', false);
  expect(saved).toEqual([{ ...SUBSCRIPTION, locale: 'hi' }]);
});

it('subscribes again after a sign-out', async () => {
  const { run, saved } = given({ current: false, known: false });
  await run();
  expect(saved).toHaveLength(1);
});

it('ends a subscription that the person removed elsewhere', async () => {
  const { run, saved, turnOff, memory } = given({ known: false });
  await run();
  expect(saved).toEqual([]);
  expect(turnOff).toHaveBeenCalledOnce();
  expect(memory.isSet()).toBe(false);
});

it.each([
  ['the person no longer permits them', { permitted: false }],
  ['the installation sends none', { publicKey: null }],
])('does nothing when %s', async (_, facts) => {
  const { run, saved } = given(facts);
  await run();
  expect(saved).toEqual([]);
});
