import { measureLabel } from '@careline/core/internal/clinical';
import { messageFailureLabel } from '@careline/core/internal/communication';
import { lifecycleEventLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import { formatCalendar } from '@careline/core/internal/formatting';
import { notificationKindLabel, type StaffNotification } from '@careline/core/internal/notifications';
import type { ListColumn } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNow, useTimeZone } from '@careline/ui/provider';
import { notificationsMessages } from './notifications.messages.ts';

/** What happened to a visit, in the past tense. */
const CHANGES = ['moved', 'accept', 'decline', 'reject', 'cancel'] as const;

/** Returns a function for what a notification is about, in one line. */
function useAbout() {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const now = useNow();
  const timeZone = useTimeZone();
  return ({ kind, what, event, start }: StaffNotification): string => {
    if (kind === 'critical-reading') return measureLabel(what, locale);
    if (kind === 'message-failed') return messageFailureLabel(what, locale);
    if (start === undefined) return what;
    const service = serviceTypeLabel(what, { locale });
    const begins = formatCalendar(start, new Date(now()), { locale, timeZone });
    if (kind === 'encounter-assigned' || event === undefined) return t('visit', { service, start: begins });
    const word = CHANGES.find((change) => change === event);
    return t('visitEvent', {
      event: word ? t(word) : lifecycleEventLabel(event, locale),
      service,
      start: begins,
    });
  };
}

/** Returns the columns of a list of notifications. */
export function useNotificationColumns(): readonly ListColumn<StaffNotification>[] {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const now = useNow();
  const timeZone = useTimeZone();
  const about = useAbout();
  return [
    {
      key: 'kind',
      label: t('kind'),
      width: '11rem',
      text: ({ kind }) => notificationKindLabel(kind, locale),
      cell: ({ kind, isRead }) => (
        <span className={isRead ? 'text-muted' : 'font-medium'}>{notificationKindLabel(kind, locale)}</span>
      ),
    },
    { key: 'patient', label: t('patient'), names: true, text: ({ patient }) => patient },
    { key: 'about', label: t('about'), width: 'minmax(0,2fr)', text: about },
    { key: 'by', verbatim: true, label: t('by'), narrow: 'never', text: ({ by }) => by ?? '' },
    {
      key: 'when',
      label: t('when'),
      narrow: 'first',
      width: '14rem',
      text: ({ at }) => formatCalendar(at, new Date(now()), { locale, timeZone }),
    },
    {
      key: 'status',
      label: t('status'),
      only: 'file',
      text: ({ isRead }) => t(isRead ? 'isRead' : 'isUnread'),
    },
  ];
}
