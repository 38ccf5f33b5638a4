import type { Contact, ContactStatus } from '@careline/core/internal/calls';
import { detailWords } from '@careline/core/internal/calls/outcome';
import { formatNumber } from '@careline/core/internal/formatting';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { CallOutcomeTag } from '../call-outcome/index.ts';
import { callDetailMessages } from './call-detail.messages.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';
import { ContactChangeList } from './contact-changes.tsx';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

const FACTS = 'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1';

export interface CallFactsProps {
  readonly contact: Contact;
  readonly times: CallTimes;
}

/** The facts that the list shows about a call, and when the next call is due. */
export function CallFacts({ contact, times }: CallFactsProps) {
  const t = useMessages(callDetailMessages);
  const heads = useMessages(callStatusHistoryMessages);
  const locale = useLocale();
  const { direction, status } = contact;
  const known = direction === 'outbound' || direction === 'inbound';
  return (
    <dl className={FACTS}>
      <Fact label={heads('programme')}>{programmeLabel(contact.programme)}</Fact>
      <Fact label={heads('callType')}>{callTypeLabel(contact.callType, locale)}</Fact>
      <Fact label={t('started')}>{times.dateAndTime(contact.startedAt)}</Fact>
      <Fact label={t('direction')}>{known ? t(direction) : direction}</Fact>
      <Fact label={heads('attempt')}>{formatNumber(contact.attempt)}</Fact>
      <Fact label={heads('author')}>
        <span translate="no">{contact.author.name}</span>
      </Fact>
      <Fact label={t('nextCall')}>
        {status.nextCallAt === null ? t('noNextCall') : times.dateAndTime(status.nextCallAt)}
      </Fact>
    </dl>
  );
}

interface StatusProps {
  readonly status: ContactStatus;
  readonly times: CallTimes;
}

/** Returns when the status was set. A correction or withdrawal repeats the end of the call, so use its own time. */
const timeOf = ({ status, endedAt, metaInfo }: ContactStatus): number =>
  status === 'corrected' || status === 'withdrawn' ? metaInfo.createdAt : (endedAt ?? metaInfo.createdAt);

function Status({ status, times }: StatusProps) {
  const t = useMessages(callDetailMessages);
  const detail = detailWords(status, useLocale());
  const when = times.dateAndTime(timeOf(status));
  return (
    <li className="flex flex-col gap-1 border-line border-s-2 ps-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CallOutcomeTag status={status} />
        <span className="text-muted text-xs">{t('statusBy', { when, name: status.author.name })}</span>
      </p>
      {status.reason && (
        <p className="wrap-anywhere whitespace-pre-line">{t('reason', { reason: status.reason })}</p>
      )}
      {status.changes && <ContactChangeList changes={status.changes} times={times} />}
      {(detail || status.note) && (
        <dl className={FACTS}>
          {detail && <Fact label={t('detail')}>{detail}</Fact>}
          {status.note && <Fact label={t('note')}>{status.note}</Fact>}
        </dl>
      )}
    </li>
  );
}

export interface CallStatusesProps {
  readonly statuses: readonly ContactStatus[];
  readonly times: CallTimes;
}

export function CallStatuses({ statuses, times }: CallStatusesProps) {
  return (
    <ol className="flex flex-col gap-3">
      {statuses.map((status) => (
        <Status key={status.id} status={status} times={times} />
      ))}
    </ol>
  );
}
