import { type OutboxFilters, outboxQuery, readOutboxFilters } from '@careline/core/internal/communication';
import { CALLS_PATIENTS, decideRight, READS_WORKLIST, type Right } from '@careline/core/internal/navigation';
import { MessagesOutbox } from '@careline/ui/care/messages-outbox';
import { useMessages } from '@careline/ui/messages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { NoRight } from '../../guards/no-access/no-right.tsx';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { messagesPageMessages } from '../pages.messages.ts';

const patientAddress = (vitaId: string): string => callInfoAddress({ vitaId });

/** The outbox, filtered by the address. */
function Outbox() {
  const profile = useProfile();
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const filters = useMemo(() => readOutboxFilters(new URLSearchParams(asked)), [asked]);
  const may = (right: Right) => decideRight(right, profile.scopes).allowed;
  const change = (next: OutboxFilters) => setQuery(outboxQuery(next), { replace: true });
  return (
    <MessagesOutbox
      // A new facility is a new list: keep nothing from the old one.
      key={profile.facility?.facilityId}
      mayWrite={may(CALLS_PATIENTS)}
      filters={filters}
      onFiltersChange={change}
      patientAddress={may(CALLS_PATIENTS) ? patientAddress : undefined}
    />
  );
}

/** `?state=&channel=&mine=`: messages to the facility's patients and their delivery status. */
export default function MessagesPage() {
  const t = useMessages(messagesPageMessages);
  const right = decideRight(READS_WORKLIST, useProfile().scopes);
  return (
    <Page title={t('title')}>
      {right.allowed ? <Outbox /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
