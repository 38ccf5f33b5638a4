import type { CallDetail, CallDetailState } from '@careline/core/internal/calls/history';
import { useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNow } from '../../provider/index.ts';
import {
  CallDetailView,
  type CallTimes,
  callDetailMessages,
  callStatusHistoryMessages,
} from '../call-status-history/index.ts';
import { historyPrintMessages } from './history-print.messages.ts';
import { HistorySheet, type HistorySheetProps, SheetFact } from './history-sheet.tsx';

interface CallSheetProps extends Pick<HistorySheetProps, 'times'> {
  readonly detail: CallDetail;
  readonly state: CallDetailState;
}

/** One call for paper: the patient's name is the heading, and nothing is collapsed. */
function CallSheet({ detail, state, times }: CallSheetProps) {
  const now = useNow();
  const t = useMessages(callDetailMessages);
  const heads = useMessages(callStatusHistoryMessages);
  const print = useMessages(historyPrintMessages);
  const { contact } = state;
  if (!contact) return null;
  const name = contact.patient.name.trim() || heads('nameless');
  const at = now() / 1000;
  return (
    <>
      <h2 className="font-semibold text-lg">{t('titleOf', { name })}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <SheetFact label={print('uhid')}>
          <span translate="no">{contact.patient.uhid ?? heads('noUhid')}</span>
        </SheetFact>
        <SheetFact label={print('printedAt')}>{`${times.date(at)} ${times.time(at)}`}</SheetFact>
      </dl>
      <CallDetailView detail={detail} state={state} contact={contact} times={times} onPaper />
    </>
  );
}

export interface HistoryPaperProps extends HistorySheetProps {
  readonly detail: CallDetail;
  readonly detailState: CallDetailState;
}

/**
 * Shows the open call or the list on paper instead of the screen. Prints dates in full, because "Today" is wrong
 * tomorrow.
 */
export function HistoryPaper({ detail, detailState, ...list }: HistoryPaperProps) {
  const { date, time } = list.times;
  const times = useMemo(
    (): CallTimes => ({ date, time, dateAndTime: (at) => `${date(at)} ${time(at)}` }),
    [date, time],
  );
  const one = detailState.phase === 'ready';
  return (
    <div className="hidden flex-col gap-3 bg-white text-black print:flex">
      {one ? (
        <CallSheet detail={detail} state={detailState} times={times} />
      ) : (
        <HistorySheet {...list} times={times} />
      )}
    </div>
  );
}
