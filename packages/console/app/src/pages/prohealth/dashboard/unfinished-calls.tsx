import type { Contact } from '@careline/core/calls';
import { decideRight } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useProfile } from '../../../session/use-session.ts';
import { addressOfContact } from '../call-address.ts';
import { CallList } from './call-list.tsx';
import { CallRow } from './call-row.tsx';
import { CallLink, type CallSectionProps, useTimeWords } from './call-section.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';

export function UnfinishedCalls(props: CallSectionProps) {
  const t = useMessages(dashboardMessages);
  const time = useTimeWords(props);
  const { facts } = props;
  const mayCall = decideRight('routine/dial', useProfile().scopes).allowed;
  const hidden = facts ? facts.unfinishedTotal - facts.unfinished.length : 0;
  const row = (contact: Contact) => (
    <CallRow
      key={contact.id}
      contact={contact}
      when={t('begun', { time: time(contact.startedAt) })}
      action={
        mayCall && <CallLink to={addressOfContact(contact)} label={t('finish')} name={contact.patient.name} />
      }
    />
  );
  return (
    <CallList
      title={t('unfinished')}
      contacts={facts?.unfinished}
      none={t('unfinishedNone')}
      footer={hidden > 0 && t('more', { count: hidden })}
      row={row}
    />
  );
}
