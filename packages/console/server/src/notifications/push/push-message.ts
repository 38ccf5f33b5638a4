import { AREAS } from '@careline/core/internal/navigation';
import {
  type NotificationKind,
  notificationKindLabel,
  notificationPath,
  type StaffNotification,
} from '@careline/core/internal/notifications';
import { NOTIFICATION_TEXTS } from '../notification-texts.ts';
import type { DeviceOwner } from './device-owner.ts';

/** What a browser shows, as the console's service worker reads it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Language of both texts. */
  readonly lang: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  /** Address in the console that a click opens. */
  readonly path: string;
  readonly isUrgent: boolean;
}

const isUrgent = ({ kind }: Pick<StaffNotification, 'kind'>): boolean => kind === 'critical-reading';

/** Also the tag of the notification that an open page shows, so that a person sees one of them. */
const CRITICAL_TAG = 'careline.critical';

function kindsIn(notifications: readonly StaffNotification[], locale: string): string {
  const counts = new Map<NotificationKind, number>();
  for (const { kind } of notifications) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${notificationKindLabel(kind, locale)}: ${count}`).join('\n');
}

/**
 * Returns one message for all notifications of a device. It names the patient only if the person chose so, and only for
 * a single notification; what the notification says of the patient stays in the console.
 */
export function pushMessage(
  notifications: readonly [StaffNotification, ...StaffNotification[]],
  { choice, scopes, facility, locale }: DeviceOwner,
): PushMessage {
  const [first, ...others] = notifications;
  const list = AREAS.notifications.path;
  const common = { lang: locale, isUrgent: notifications.some(isUrgent) };
  if (others.length > 0) {
    return {
      ...common,
      title: NOTIFICATION_TEXTS[locale].several(notifications.length),
      body: `${kindsIn(notifications, locale)}\n${facility}`,
      tag: common.isUrgent ? CRITICAL_TAG : 'careline.several',
      path: list,
    };
  }
  return {
    ...common,
    title: notificationKindLabel(first.kind, locale),
    body: choice.showNames ? `${first.patient}\n${facility}` : facility,
    tag: common.isUrgent ? CRITICAL_TAG : first.key,
    path: notificationPath(scopes, first) ?? list,
  };
}
