import { AREAS } from '@careline/core/internal/navigation';
import { listNotificationDevices } from '@careline/core/internal/notifications';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { InOrder } from '@careline/ui/primitives/in-order';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { useUnsavedForms } from '../settings/use-unsaved-forms.ts';
import { ChoiceCard } from './choice-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { notificationSettingsMessages } from './notifications.messages.ts';

/** `/notifications/settings`: which notifications reach the person, how and when, and in which browsers. */
export default function NotificationSettingsPage() {
  const t = useMessages(notificationSettingsMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const dirtyOf = useUnsavedForms();
  const devices = useQuery(['notification-devices'], (signal) =>
    http.call(listNotificationDevices, { signal }),
  );
  const sent = devices.state.phase === 'ready' ? devices.state.value : undefined;
  return (
    <Page
      title={t('title')}
      actions={
        <a className={buttonClass({ size: 'small' })} {...link(AREAS.notifications.path)}>
          {t('back')}
        </a>
      }
    >
      <InOrder className="flex flex-col gap-4">
        <DevicesCard devices={devices} />
        <ChoiceCard
          sendsPush={sent?.publicKey !== null}
          sendsMail={sent?.sendsMail ?? true}
          onDirtyChange={dirtyOf('NOTIFICATION')}
        />
      </InOrder>
    </Page>
  );
}
