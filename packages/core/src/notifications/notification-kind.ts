import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** What a member of staff is notified about, because it concerns them and somebody or something else did it. */
export const NOTIFICATION_KINDS = [
  'critical-reading',
  'task-assigned',
  'task-overdue',
  'encounter-assigned',
  'encounter-changed',
  'result-arrived',
  'message-failed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const LABELS = words.notificationKindLabels satisfies CodedLabels<NotificationKind>;

export const notificationKindLabel = (key: string, locale?: string): string =>
  codedLabel(LABELS, key, locale);
