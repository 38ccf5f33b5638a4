import type { LabelLocale } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { listNotificationDevices, saveNotificationDevice } from '@careline/core/internal/notifications';
import type { BrowserPush } from './browser-push.ts';
import type { PushMemory } from './push-memory.ts';

export interface PushRenewal {
  readonly http: HttpClient;
  readonly push: BrowserPush;
  readonly memory: PushMemory;
  readonly locale: LabelLocale;
}

/**
 * Ties this browser's subscription to the present session and language. Signing out ended it, so it is made again. One
 * that the person removed in another browser is ended here too.
 */
export async function renewPush({ http, push, memory, locale }: PushRenewal): Promise<void> {
  const before = await push.current();
  const { data, publicKey } = await http.call(listNotificationDevices);
  if (publicKey === null) return;
  const isRemoved = before && !data.some(({ endpoint }) => endpoint === before.endpoint);
  if (isRemoved || (await push.state()) === 'blocked') {
    await push.turnOff();
    memory.clear();
    return;
  }
  const subscription = await push.turnOn(publicKey, false);
  if (subscription) await http.call(saveNotificationDevice, { body: { ...subscription, locale } });
}
