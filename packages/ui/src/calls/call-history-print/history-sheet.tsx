import type { Contact } from '@careline/core/internal/calls';
import type { CallHistoryFilters, CallHistoryState } from '@careline/core/internal/calls/history';
import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { callOutcomeMessages } from '../call-outcome/index.ts';
import {
  type CallAuthors,
  type CallTimes,
  callStatusHistoryMessages,
  HISTORY_COLUMN_KEYS,
  HISTORY_COLUMNS,
  NEWEST_FIRST,
  ORDER_WORDS,
} from '../call-status-history/index.ts';
import { historyPrintMessages } from './history-print.messages.ts';

export interface HistorySheetProps {
  readonly rows: readonly Contact[];
  readonly state: CallHistoryState;
  readonly authors: CallAuthors;
  readonly times: CallTimes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function SheetFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt>{label}:</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function useDaysWords({ from, to }: CallHistoryFilters): string | undefined {
  const formatDate = useFormatDate();
  const t = useMessages(historyPrintMessages);
  if (from && to) return t('fromTo', { from: formatDate(from), to: formatDate(to) });
  if (from) return t('fromOn', { from: formatDate(from) });
  return to && t('until', { to: formatDate(to) });
}

function useFilterWords({ state, authors, rows }: HistorySheetProps) {
  const heads = useMessages(callStatusHistoryMessages);
  const outcome = useMessages(callOutcomeMessages);
  const locale = useLocale();
  const { filters } = state;
  const { vitaId, programme, callType, disposition, status, authorId } = filters;
  const days = useDaysWords(filters);
  const author = authors.items.find(({ id }) => id === authorId)?.name ?? authorId;
  const patient = rows[0]?.patient;
  const name = patient && [patient.name.trim() || heads('nameless'), patient.uhid].filter(Boolean).join(', ');
  const called = disposition === 'open' ? outcome('unfinished') : disposition;
  return {
    patient: vitaId && (name ?? heads('onePatient')),
    programme: programme && programmeLabel(programme),
    callType: callType && callTypeLabel(callType, locale),
    outcome: called && dispositionLabel(called, locale),
    status: status && outcome(status),
    author: authorId && author,
    days,
  };
}

const NARROWED = ['patient', 'programme', 'callType', 'outcome', 'status', 'author'] as const;

/** The heading: filters, dates, order, number of calls and time of printing. */
function Head(props: HistorySheetProps) {
  const { rows, state, times, now } = props;
  const t = useMessages(historyPrintMessages);
  const heads = useMessages(callStatusHistoryMessages);
  const words = useFilterWords(props);
  const { total, exceeded } = state.about;
  const at = now() / 1000;
  const sort = state.filters.sort ?? NEWEST_FIRST;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {NARROWED.map(
        (key) =>
          words[key] && (
            <SheetFact key={key} label={heads(key)}>
              {words[key]}
            </SheetFact>
          ),
      )}
      {state.filters.escalated && <SheetFact label={heads('filters')}>{heads('onlyEscalated')}</SheetFact>}
      {words.days && <SheetFact label={t('days')}>{words.days}</SheetFact>}
      <SheetFact label={t('order')}>{heads(ORDER_WORDS[sort])}</SheetFact>
      <SheetFact label={t('calls')}>
        {exceeded || rows.length < total
          ? t(exceeded ? 'someMore' : 'some', { shown: rows.length, count: total })
          : t('count', { count: rows.length })}
      </SheetFact>
      <SheetFact label={t('printedAt')}>{`${times.date(at)} ${times.time(at)}`}</SheetFact>
    </dl>
  );
}

const CELL = 'border border-line-strong px-1.5 py-1 text-start align-top';

function Line({ contact, times }: { readonly contact: Contact; readonly times: CallTimes }) {
  const t = useMessages(callStatusHistoryMessages);
  const words = { t, locale: useLocale(), times };
  return (
    <tr>
      {HISTORY_COLUMN_KEYS.map((key) => {
        const { namesRow, paperLook = '', value } = HISTORY_COLUMNS[key];
        const Cell = namesRow ? 'th' : 'td';
        return (
          <Cell key={key} scope={namesRow && 'row'} className={`${CELL} ${paperLook}`}>
            {value(contact, words)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** The list for paper. Every row is in the page, and the column headings repeat on each sheet. */
export function HistorySheet(props: HistorySheetProps) {
  const { rows, times } = props;
  const t = useMessages(callStatusHistoryMessages);
  return (
    <>
      <Head {...props} />
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            {HISTORY_COLUMN_KEYS.map((head) => (
              <th key={head} scope="col" className={`${CELL} font-semibold`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((contact) => (
            <Line key={contact.id} contact={contact} times={times} />
          ))}
        </tbody>
      </table>
    </>
  );
}
