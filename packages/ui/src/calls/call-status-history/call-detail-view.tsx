import type { Contact } from '@careline/core/internal/calls';
import type { CallDetail, CallDetailState } from '@careline/core/internal/calls/history';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CallOutcomeTag } from '../call-outcome/index.ts';
import { callCorrectionMessages, callDetailMessages } from './call-detail.messages.ts';
import { CallFacts, CallStatuses } from './call-detail-facts.tsx';
import { CallDetailLogs } from './call-detail-logs.tsx';
import { CallReadings } from './call-readings.tsx';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';

export interface CallDetailViewProps {
  readonly detail: CallDetail;
  readonly state: CallDetailState;
  readonly contact: Contact;
  readonly times: CallTimes;
  /** If omitted, there is no link to the patient. */
  readonly onOpenPatient?: (vitaId: string) => void;
  /** If omitted, there is no link to the patient's readings. */
  readonly onOpenReadings?: (vitaId: string) => void;
  /** Expands older versions of the log and shows files by name only, because paper has no links. */
  readonly onPaper?: boolean;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type SummaryProps = Pick<CallDetailViewProps, 'contact' | 'onOpenPatient' | 'onOpenReadings'>;

function Summary({ contact, onOpenPatient, onOpenReadings }: SummaryProps) {
  const t = useMessages(callDetailMessages);
  const heads = useMessages(callStatusHistoryMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <CallOutcomeTag status={contact.status} />
        <span translate="no" className="text-muted tabular-nums">
          {contact.patient.uhid ?? heads('noUhid')}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {onOpenPatient && (
          <Button icon="person" size="small" onClick={() => onOpenPatient(contact.vitaId)}>
            {t('openPatient')}
          </Button>
        )}
        {onOpenReadings && (
          <Button size="small" onClick={() => onOpenReadings(contact.vitaId)}>
            {t('openReadings')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** All of one call: facts, statuses, every version of its log, and its readings. */
export function CallDetailView(props: CallDetailViewProps) {
  const { detail, state, times, contact, onPaper } = props;
  const t = useMessages(callDetailMessages);
  const correction = useMessages(callCorrectionMessages);
  return (
    <div className="flex flex-col gap-4">
      <Summary contact={contact} onOpenPatient={props.onOpenPatient} onOpenReadings={props.onOpenReadings} />
      <CallFacts contact={contact} times={times} />
      <Part title={t('statuses')}>
        <CallStatuses statuses={state.statuses} times={times} />
      </Part>
      <Part title={t('log')}>
        <CallDetailLogs detail={detail} state={state} contact={contact} times={times} onPaper={onPaper} />
      </Part>
      {state.readings.length > 0 && (
        <Part title={correction('readings')}>
          <CallReadings readings={state.readings} vitaId={contact.vitaId} />
        </Part>
      )}
    </div>
  );
}
