import type { Contact } from '@careline/core/calls';
import { decideRight } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useProfile } from '../../../session/use-session.ts';
import { callInfoAddress } from '../call-address.ts';
import { CallList } from './call-list.tsx';
import { CallRow } from './call-row.tsx';
import { CallLink, type CallSectionProps, useTimeWords } from './call-section.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { DASHBOARD_DAYS, type DashboardFacts } from './load-dashboard.ts';

const SHOWN = 10;

/** What the list was made from, and how much of it is not shown. */
function useFooter() {
  const t = useMessages(dashboardMessages);
  return (facts: DashboardFacts | undefined): string => {
    const window =
      facts && facts.read < facts.total
        ? t('windowPart', { read: facts.read, total: facts.total, days: DASHBOARD_DAYS })
        : t('window', { days: DASHBOARD_DAYS });
    const hidden = Math.max(0, (facts?.due.length ?? 0) - SHOWN);
    return hidden > 0 ? `${t('more', { count: hidden })}. ${window}` : window;
  };
}

export function DueCallBacks(props: CallSectionProps) {
  const t = useMessages(dashboardMessages);
  const time = useTimeWords(props);
  const footer = useFooter();
  const mayCall = decideRight('routine/dial', useProfile().scopes).allowed;
  const row = (contact: Contact) => {
    const call = { vitaId: contact.vitaId, programme: contact.programme, callType: contact.callType };
    return (
      <CallRow
        key={contact.id}
        contact={contact}
        when={t('dueAt', { time: time(contact.status.nextCallAt ?? 0) })}
        action={
          mayCall && <CallLink to={callInfoAddress(call)} label={t('callNow')} name={contact.patient.name} />
        }
      />
    );
  };
  return (
    <CallList
      title={t('due')}
      contacts={props.facts?.due.slice(0, SHOWN)}
      none={t('dueNone')}
      footer={footer(props.facts)}
      row={row}
    />
  );
}
