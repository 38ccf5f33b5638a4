// spec: 25, 67, 68

import { USUAL_NOTIFICATION_CHOICE } from '@careline/core/internal/notifications';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import type { PushState } from '../../push/browser-push.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const ENDPOINT = 'https://push.example/send/1';
const KEYS = { p256dh: 'p', auth: 'a' };
const PHONE = {
  deviceId: '01890000-0000-7000-8000-000000000001',
  browser: 'Chrome',
  system: 'Android',
  addedAt: 1_760_000_000,
  sentAt: null,
  endpoint: 'https://push.example/send/phone',
};
const HERE = {
  ...PHONE,
  deviceId: '01890000-0000-7000-8000-000000000002',
  browser: 'Firefox',
  system: 'Linux',
  endpoint: ENDPOINT,
};

interface Given {
  readonly state?: PushState;
  readonly refuses?: boolean;
  readonly publicKey?: string | null;
  readonly devices?: readonly (typeof PHONE)[];
}

function show({ state = 'off', refuses = false, publicKey = 'key', devices = [PHONE] }: Given = {}) {
  const sent: unknown[] = [];
  let stored = [...devices];
  let now: PushState = state;
  const fake = fakeConsole({
    '/api/care/notifications/devices': () => ({ data: stored, publicKey, sendsMail: true }),
    '/api/care/notifications/devices/save': async (request: Request) => {
      sent.push(await request.json());
      stored = [HERE, ...stored];
      return { data: HERE };
    },
    '/api/care/notifications/devices/remove': async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      stored = stored.filter(({ deviceId }) => deviceId !== body.deviceId);
      return { removed: true };
    },
    '/api/preference/get': () => ({ code: 1, preference: { preferenceInfo: null, updatedAt: 0 } }),
    '/api/preference/update': async (request: Request) => {
      const { preferenceInfo } = await request.json();
      sent.push(preferenceInfo);
      return { code: 1, preference: { preferenceInfo, updatedAt: 1 } };
    },
  });
  const subscription = { endpoint: ENDPOINT, keys: KEYS };
  const turnOff = vi.fn(async () => {
    now = 'off';
  });
  fake.push = {
    state: async () => now,
    current: async () => (now === 'on' ? subscription : undefined),
    turnOn: async () => {
      now = refuses ? 'blocked' : 'on';
      return refuses ? undefined : subscription;
    },
    turnOff,
  };
  fake.person = profileOf({
    scopes: ['prohealth', 'notifications'],
    facility: FACILITY,
    facilities: [FACILITY],
  });
  render(
    <Around fake={fake} path="/notifications/settings">
      <ConsoleRoutes />
    </Around>,
  );
  return { sent, turnOff, fake };
}

it('turn on notifications in this browser, and off again', async () => {
  const { sent, turnOff, fake } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  const list = await screen.findByRole('list', { name: 'Browsers with notifications' });
  await waitFor(() => expect(within(list).getByText('This browser')).toBeVisible());
  expect(sent).toEqual([{ endpoint: ENDPOINT, keys: KEYS, locale: 'en' }]);
  expect(fake.care.pushMemory.isOf(fake.person.resourceId)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Turn off: Firefox on Linux/ }));
  await waitFor(() => expect(turnOff).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual({ deviceId: HERE.deviceId });
  expect(fake.care.pushMemory.isSet()).toBe(false);
});

it('turn off another browser without changing this one', async () => {
  const { sent, turnOff } = show({ state: 'on', devices: [HERE, PHONE] });
  await userEvent.click(await screen.findByRole('button', { name: /^Turn off: Chrome on Android/ }));
  await waitFor(() => expect(sent).toEqual([{ deviceId: PHONE.deviceId }]));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(turnOff).not.toHaveBeenCalled();
});

it.each<[string, Given, RegExp]>([
  ['the browser cannot', { state: 'unsupported' }, /cannot show notifications/],
  ['the browser blocks them', { state: 'blocked' }, /blocks notifications of this site/],
  ['the installation sends none', { publicKey: null }, /installation sends no browser notifications/],
])('say that %s', async (_, given, words) => {
  show(given);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on in this browser' })).toBeNull();
});

it('say that the person has refused', async () => {
  const { sent } = show({ refuses: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  expect(await screen.findByText(/blocks notifications of this site/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('save a choice, once its times are complete', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show patient names' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { ...USUAL_NOTIFICATION_CHOICE, quietHours: { from: '21:00', to: '07:00' }, showNames: true },
    ]),
  );
});

it('end with the session, and are on again after the next sign-in of the same person', async () => {
  const { fake, turnOff } = show({ state: 'on', devices: [HERE] });
  await screen.findByText('This browser');
  fake.care.pushMemory.set(fake.person.resourceId);
  await fake.care.endSession('signed-out');
  expect(turnOff).toHaveBeenCalledOnce();
  expect(fake.care.pushMemory.isOf(fake.person.resourceId)).toBe(true);
});
