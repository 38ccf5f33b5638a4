// spec: 25, 67, 68

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { WITH_SERVICE_WORKER } from './support/browser.ts';
import { ADMIN } from './support/people.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest({ ...WITH_SERVICE_WORKER, permissions: ['notifications'] });

const MESSAGE = {
  title: 'Task for you',
  body: 'North',
  lang: 'en',
  tag: 'task:1',
  path: '/notifications?state=all',
  isUrgent: false,
};

/** Hands a message to the service worker as the browser does when it arrives from a push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin),
      );
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** Clicks the shown notification, which test browsers do not draw. */
async function click(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (name: string, facts: { notification?: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('there is no notification');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

describe('a notification of a page that nobody looks at', () => {
  it('is shown by the service worker, and a click opens its address in the open page', async () => {
    const { page } = visitor();
    await enter(page, origin, ADMIN);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await deliver(page, MESSAGE);
    await expect.poll(() => shown(page)).toEqual(['Task for you: North']);
    await click(page);
    await page.waitForURL(`${origin}/notifications?state=all`);
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  });
});
