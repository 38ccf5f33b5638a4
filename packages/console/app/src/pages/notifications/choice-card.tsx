import {
  isNotificationChoice,
  type NotificationChoice,
  readNotificationChoice,
} from '@careline/core/internal/notifications';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import {
  NotificationChoiceFields,
  useNotificationChoiceText,
} from '@careline/ui/preferences/notification-choice';
import { useConsole } from '../../console-context.tsx';
import { PreferenceCard } from '../settings/organisation/preference-card.tsx';
import { notificationSettingsMessages } from './notifications.messages.ts';

export interface ChoiceCardProps {
  /** What this installation sends. */
  readonly sendsPush: boolean;
  readonly sendsMail: boolean;
  readonly onDirtyChange: (dirty: boolean) => void;
}

const readChoice = (info: Readonly<Record<string, unknown>>): NotificationChoice =>
  readNotificationChoice(info);

/** Chooses which notifications are sent, and when. */
export function ChoiceCard({ sendsPush, sendsMail, onDirtyChange }: ChoiceCardProps) {
  const t = useMessages(notificationSettingsMessages);
  const { http } = useConsole();
  return (
    <PreferenceCard
      outlines={8}
      type="NOTIFICATION"
      title={t('choice')}
      readValue={readChoice}
      textOf={useNotificationChoiceText()}
      isRight={isNotificationChoice}
      store={(preferenceInfo, updatedAt) =>
        http.call(updatePreference, { body: { type: 'NOTIFICATION', preferenceInfo, updatedAt } })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange, tried }) => (
        <NotificationChoiceFields
          value={value}
          onChange={onChange}
          tried={tried}
          sendsPush={sendsPush}
          sendsMail={sendsMail}
        />
      )}
    </PreferenceCard>
  );
}
