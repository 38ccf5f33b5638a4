import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { scopeLabel } from '@careline/core/internal/navigation';
import {
  listNotifications,
  MAX_MARKED,
  markNotifications,
  NOTIFICATION_KINDS,
  notificationKindLabel,
  notificationPath,
  type StaffNotification,
} from '@careline/core/internal/notifications';
import { RequestFailed, useSubmission } from '@careline/ui/http';
import { type ListFilter, type ListSource, type ListValues, ListView } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { useHttp, useNow } from '@careline/ui/provider';
import { useState } from 'react';
import { Page } from '../../navigation/page.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { useNotificationColumns } from './notification-columns.tsx';
import { NOTIFICATION_SETTINGS_PATH } from './notification-settings-path.ts';
import { notificationsMessages } from './notifications.messages.ts';

const source = (http: HttpClient): ListSource<ListValues, StaffNotification> => ({
  endpoint: listNotifications.name,
  ask: ({ state, kind }, after, signal) =>
    http.call(listNotifications, {
      query: { state, kind, after } as QueryOf<typeof listNotifications>,
      signal,
    }),
  idOf: ({ key }) => key,
});

function useFilters(): readonly ListFilter[] {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  return [
    {
      kind: 'choice',
      key: 'state',
      label: t('state'),
      chips: true,
      usual: 'unread',
      options: (['unread', 'all'] as const).map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      key: 'kind',
      label: t('kind'),
      options: NOTIFICATION_KINDS.map((value) => ({ value, label: notificationKindLabel(value, locale) })),
    },
  ];
}

/** `/notifications` (specification 2.7): what concerns the user, with the place where each is answered. */
export default function NotificationsPage() {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const http = useHttp();
  const now = useNow();
  const { scopes } = useProfile();
  const { link } = useNavigation();
  const sending = useSubmission();
  const [failed, setFailed] = useState<() => void>();
  const list = useAddressedList(source, useFilters(), {
    live: ['tasks', 'encounters', 'labs', 'alerts'],
    byClock: true,
  });
  async function mark(body: { readonly keys: string[] } | { readonly until: number }): Promise<boolean> {
    setFailed(undefined);
    const done = await sending.submit(JSON.stringify(body), ({ key }) =>
      http.call(markNotifications, { body, idempotencyKey: key }),
    );
    if (done) list.pages.list.refresh();
    else setFailed(() => () => void mark(body));
    return done !== undefined;
  }
  const readRows = (rows: readonly StaffNotification[], onDone: () => void) => {
    const keys = rows.slice(0, MAX_MARKED).map(({ key }) => key);
    void mark({ keys }).then((isDone) => isDone && onDone());
  };
  return (
    <Page
      title={scopeLabel('notifications', locale)}
      actions={
        <>
          <a className={buttonClass({ size: 'small' })} {...link(NOTIFICATION_SETTINGS_PATH)}>
            {t('settings')}
          </a>
          <Button
            size="small"
            icon="check"
            busy={sending.busy}
            onClick={() => void mark({ until: Math.floor(now() / 1000) })}
          >
            {t('readAll')}
          </Button>
        </>
      }
    >
      {failed && sending.error && (
        <RequestFailed title={t('readFailed')} onRetry={failed} error={sending.error} />
      )}
      <ListView
        {...list}
        name={scopeLabel('notifications', locale)}
        columns={useNotificationColumns()}
        rowAddress={(row) => notificationPath(scopes, row)}
        acts={[
          {
            key: 'read',
            icon: 'check',
            letter: 'e',
            label: ({ patient, kind }) => t('read', { patient, kind: notificationKindLabel(kind, locale) }),
            run: (row) => void mark({ keys: [row.key] }),
            isOffered: ({ isRead }) => !isRead,
          },
        ]}
        bulk={[{ key: 'read', icon: 'check', label: t('readSelected'), run: readRows }]}
        isUrgent={({ kind }) => kind === 'critical-reading'}
        none={{ title: t('none'), text: t('noneText'), icon: 'notifications' }}
        file="notifications"
      />
    </Page>
  );
}
