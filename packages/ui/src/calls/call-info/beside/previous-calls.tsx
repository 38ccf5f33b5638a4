import type { Contact } from '@careline/core/internal/calls';
import { detailWords } from '@careline/core/internal/calls/outcome';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { useState } from 'react';
import { useDateText } from '../../../forms/form-renderer/index.ts';
import { useLocale, useMessages, useReportedLabel, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { CallOutcomeTag, EscalationTag } from '../../call-outcome/index.ts';
import { PartView } from '../part-view.tsx';
import { previousCallsMessages } from './beside.messages.ts';

export interface PreviousCallsProps {
  readonly session: CallSession;
  readonly state: Pick<CallSessionState, 'contact' | 'previous'>;
}

interface CallProps {
  readonly contact: Contact;
}

/** As many calls as fit next to a form; the rest show on request. */
const FIRST = 3;

/** What was escalated on a call, to whom, and when. */
function HandedOver({ contact }: Pick<CallProps, 'contact'>) {
  const dateText = useDateText();
  const t = useMessages(previousCallsMessages);
  const labelOf = useReportedLabel();
  const { escalated = [], handedOver } = contact;
  if (escalated.length === 0) return null;
  const kinds = escalated.map((kind) => labelOf(`calls.option.${kind}`)).join(', ');
  return (
    <p className="wrap-anywhere text-sm">
      {handedOver
        ? t('handedOver', { kinds, to: handedOver.to, when: dateText(handedOver.at) })
        : t('couldNotWait', { kinds })}
    </p>
  );
}

function PreviousCall({ contact }: CallProps) {
  const when = useWhen();
  const t = useMessages(previousCallsMessages);
  const locale = useLocale();
  const { note, nextCallAt } = contact.status;
  const detail = detailWords(contact.status, locale);
  return (
    <li className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium text-sm tabular-nums">{when(contact.startedAt)}</span>
        <span className="flex flex-wrap gap-1">
          <EscalationTag contact={contact} />
          <CallOutcomeTag status={contact.status} />
        </span>
      </div>
      <HandedOver contact={contact} />
      {detail && <p className="text-sm">{detail}</p>}
      {note && <p className="whitespace-pre-line break-words text-sm">{note}</p>}
      <p className="text-muted text-xs">
        {t('facts', {
          programme: programmeLabel(contact.programme),
          callType: callTypeLabel(contact.callType, locale),
          author: contact.author.name,
        })}
        {nextCallAt !== null && <> · {t('nextCall', { when: when(nextCallAt) })}</>}
      </p>
    </li>
  );
}

function Calls({ contacts, ...props }: PreviousCallsProps & { readonly contacts: readonly Contact[] }) {
  const t = useMessages(previousCallsMessages);
  const [all, setAll] = useState(false);
  if (contacts.length === 0) return <p className="text-muted">{t('none')}</p>;
  const shown = all ? contacts : contacts.slice(0, FIRST);
  const hidden = contacts.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((contact) => (
          <PreviousCall key={contact.id} {...props} contact={contact} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" size="small" icon="expand_more" className="mt-2" onClick={() => setAll(true)}>
          {t('all', { count: hidden })}
        </Button>
      )}
    </>
  );
}

/** Outcomes and notes of earlier calls, newest first. */
export function PreviousCalls(props: PreviousCallsProps) {
  const t = useMessages(previousCallsMessages);
  const { session, state } = props;
  return (
    <Card title={t('title')}>
      <PartView part={state.previous} failed={t('failed')} onRetry={() => void session.retry('previous')}>
        {(contacts) => <Calls {...props} contacts={contacts.filter(({ id }) => id !== state.contact?.id)} />}
      </PartView>
    </Card>
  );
}
