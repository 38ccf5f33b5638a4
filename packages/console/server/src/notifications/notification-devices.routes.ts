import {
  listNotificationDevices,
  removeNotificationDevice,
  saveNotificationDevice,
} from '@careline/core/internal/notifications';
import { refuseFaults } from '../platform/access/entry.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addressFaults } from '../platform/outbound/address-faults.ts';
import type { WebhookReach } from '../platform/outbound/permitted-address.ts';
import { isPushKey } from './push/encrypt-push.ts';
import { listDevices, removeDevice, storeDevice } from './push/notification-devices.ts';

export interface NotificationDeviceDeps {
  /** Permitted addresses of push services. */
  readonly reach: WebhookReach;
  /** Undefined: this installation sends no browser notifications. */
  readonly publicKey: string | undefined;
  readonly sendsMail: boolean;
}

/** Routes for the browsers in which a person turned notifications on. */
export function notificationDeviceRoutes({
  reach,
  publicKey,
  sendsMail,
}: NotificationDeviceDeps): readonly Route[] {
  return [
    route(listNotificationDevices, async (_, { tx, caller }) => ({
      data: await listDevices(tx, caller),
      publicKey: publicKey ?? null,
      sendsMail,
    })),
    route(saveNotificationDevice, async ({ body }, { tx, caller, now }) => {
      if (publicKey === undefined) {
        throw new ProblemError('not-found', {
          detail: 'This installation sends no browser notifications.',
          action: 'Ask an administrator whether they can be turned on.',
        });
      }
      const { keys } = body;
      refuseFaults([
        ...addressFaults('endpoint', body.endpoint, reach),
        ...(isPushKey(keys.p256dh) ? [] : [{ path: 'keys.p256dh', message: 'must be a point of P-256' }]),
      ]);
      return { data: await storeDevice(tx, caller, body, now) };
    }),
    route(removeNotificationDevice, async ({ body: { deviceId } }, { tx, caller }) => {
      await removeDevice(tx, caller, deviceId);
      return { removed: true as const };
    }),
  ];
}
