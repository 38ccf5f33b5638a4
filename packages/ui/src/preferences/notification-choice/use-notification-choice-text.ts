import {
  kindsBy,
  type NotificationChannel,
  type NotificationChoice,
  notificationKindLabel,
} from '@careline/core/internal/notifications';
import { useLocale, useMessages } from '../../messages/index.ts';
import { notificationChoiceMessages } from './notification-choice.messages.ts';

/** Returns a function that describes a choice in one line, such as for a concurrent change. */
export function useNotificationChoiceText(): (choice: NotificationChoice) => string {
  const t = useMessages(notificationChoiceMessages);
  const locale = useLocale();
  return (choice) => {
    const { quietHours, urgentInQuietHours, showNames, mailAt } = choice;
    const kinds = (channel: NotificationChannel) =>
      kindsBy(choice, channel)
        .map((kind) => notificationKindLabel(kind, locale))
        .join(', ') || t('nothing');
    return [
      t('textPush', { kinds: kinds('PUSH_NOTIFICATIONS') }),
      t('textMail', { time: mailAt, kinds: kinds('EMAIL') }),
      quietHours ? t('textQuiet', quietHours) : t('textLoud'),
      ...(urgentInQuietHours ? [t('textUrgent')] : []),
      t(showNames ? 'textNames' : 'textNoNames'),
    ].join('; ');
  };
}
