import type { AnswerOf } from '@careline/core/internal/http';
import type { listNotificationDevices, NotificationDevice } from '@careline/core/internal/notifications';
import { RequestFailed, type useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useTimes } from '../../administration/use-times.ts';
import { notificationSettingsMessages } from './notifications.messages.ts';
import { usePushHere } from './use-push-here.ts';

type Answer = AnswerOf<typeof listNotificationDevices>;

interface DeviceRowProps {
  readonly device: NotificationDevice;
  readonly isHere: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function DeviceRow({ device, isHere, busy, onRemove }: DeviceRowProps) {
  const t = useMessages(notificationSettingsMessages);
  const time = useTimes();
  const { browser, system, addedAt, sentAt } = device;
  const name =
    browser === 'other' && system === 'other' ? t('unknownBrowser') : t('browser', { browser, system });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-xs">
          {sentAt === null
            ? t('since', { time: time(addedAt) })
            : t('sinceAndSent', { time: time(addedAt), sent: time(sentAt) })}
        </p>
        {isHere && <p className="text-sm">{t('thisBrowser')}</p>}
      </div>
      <Button
        size="small"
        busy={busy}
        aria-label={t('turnOffNamed', { browser: name, time: time(addedAt) })}
        onClick={onRemove}
      >
        {t('turnOff')}
      </Button>
    </li>
  );
}

interface ListProps {
  readonly devices: readonly NotificationDevice[];
  readonly publicKey: string;
  readonly onChanged: () => void;
}

function Devices({ devices, publicKey, onChanged }: ListProps) {
  const t = useMessages(notificationSettingsMessages);
  const { here, failed, turnOn, remove, busy, error } = usePushHere(publicKey, onChanged);
  const isOnHere = here?.state === 'on' && devices.some(({ endpoint }) => endpoint === here.endpoint);
  return (
    <div className="flex flex-col gap-3">
      {devices.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul aria-label={t('browsers')}>
          {devices.map((device) => (
            <DeviceRow
              key={device.deviceId}
              device={device}
              isHere={device.endpoint === here?.endpoint}
              busy={busy}
              onRemove={() => remove(device)}
            />
          ))}
        </ul>
      )}
      {error && <RequestFailed title={t('failed')} error={error} />}
      {failed && <p role="alert">{t('browserFailed')}</p>}
      {here?.state === 'unsupported' && <p>{t('unsupported')}</p>}
      {here?.state === 'blocked' && <p>{t('blocked')}</p>}
      {here && ['off', 'on'].includes(here.state) && !isOnHere && (
        <div>
          <Button icon="notifications" busy={busy} onClick={turnOn}>
            {t('turnOn')}
          </Button>
        </div>
      )}
      <p className="text-muted text-sm">{t('signOut')}</p>
    </div>
  );
}

/** The person's browsers that are notified, with a button to add this one. */
export function DevicesCard({
  devices: { state, retry, refresh },
}: {
  readonly devices: ReturnType<typeof useQuery<Answer>>;
}) {
  const t = useMessages(notificationSettingsMessages);
  return (
    <Card title={t('browsers')}>
      {state.phase === 'loading' && <Skeleton shape="row" lines={2} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('devicesFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && state.value.publicKey === null && <p>{t('notSent')}</p>}
      {state.phase === 'ready' && state.value.publicKey !== null && (
        <Devices devices={state.value.data} publicKey={state.value.publicKey} onChanged={refresh} />
      )}
    </Card>
  );
}
