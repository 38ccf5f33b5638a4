import type { Contact } from '@careline/core/internal/calls';
import { PATHS } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { historyAddress } from '../../../navigation/call-address.ts';
import { CallList } from './call-list.tsx';
import { CallRow } from './call-row.tsx';
import { CallLink, type CallSectionProps, useTimeWords } from './call-section.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { DASHBOARD_DAYS } from './load-dashboard.ts';

export function LatestCalls(props: CallSectionProps) {
  const t = useMessages(dashboardMessages);
  const time = useTimeWords(props);
  const navigation = useNavigation();
  const row = (contact: Contact) => (
    <CallRow
      key={contact.id}
      contact={contact}
      when={time(contact.startedAt)}
      action={<CallLink to={historyAddress(contact.id)} label={t('see')} name={contact.patient.name} />}
    />
  );
  const all = (
    <a
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      {...navigation.link(PATHS.callStatusHistory)}
    >
      {t('history')}
    </a>
  );
  return (
    <CallList
      title={t('recent')}
      contacts={props.facts?.recent}
      none={t('recentNone', { days: DASHBOARD_DAYS })}
      actions={all}
      row={row}
    />
  );
}
