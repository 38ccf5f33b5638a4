import type { Contact } from '@careline/core/calls';
import { formatNumber } from '@careline/core/formatting';
import { callTypeLabel, programmeLabel } from '@careline/core/programmes';
import { memo, type Ref } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { CallOutcomeTag, EscalationTag } from '../call-outcome/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';

/*
 * One table for every width: where the container is narrow its rows are laid out as cards. The roles are said once more
 * because browsers forget those of a table that is not laid out as one.
 */
export const AS = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

/** The columns have widths of their own: they stay where they are while rows come and go. */
export const COLUMNS =
  '@3xl:grid @3xl:grid-cols-[6.5rem_minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_4.5rem_minmax(0,2fr)_minmax(0,1.2fr)] @5xl:grid-cols-[11.5rem_minmax(0,2fr)_10.5rem_9rem_5.5rem_minmax(0,2fr)_minmax(0,1.3fr)]';

const CELL = '@3xl:self-center @3xl:px-2 @3xl:py-1.5 @5xl:px-3';
/** Short words of a few kinds stay on one line where the table has room; names give way first. */
const KIND = '@5xl:whitespace-nowrap';
/** Facts that stand in one quiet line of a card, and in columns of a table. */
const SMALL = `${CELL} @max-3xl:order-4 @max-3xl:text-muted @max-3xl:text-sm`;

export interface CallRowProps {
  readonly contact: Contact;
  /** Its place among the loaded rows, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows. */
  readonly top: number;
  /** Whether Tab stops here; the arrow keys lead to the other rows. */
  readonly stop: boolean;
  readonly times: CallTimes;
  readonly onOpen: (contactId: string) => void;
  readonly onReached: (index: number) => void;
  readonly measure: Ref<HTMLTableRowElement>;
}

/** The name opens the call; its target is the whole row. */
function Person({ contact, index, stop, when, onOpen, onReached }: CallRowProps & { readonly when: string }) {
  const t = useMessages(callStatusHistoryMessages);
  const name = contact.patient.name.trim() || t('nameless');
  return (
    <>
      <button
        type="button"
        dir="auto"
        tabIndex={stop ? 0 : -1}
        aria-label={t('openCall', { name, when })}
        onFocus={() => onReached(index)}
        onClick={() => onOpen(contact.id)}
        className="wrap-anywhere text-start font-semibold text-accent after:absolute after:inset-0 hover:underline"
      >
        {name}
      </button>
      <span className="block font-normal text-muted text-sm tabular-nums">
        {contact.patient.uhid ?? t('noUhid')}
      </span>
    </>
  );
}

function WholeRow(props: CallRowProps) {
  const { contact, index, top, times, measure } = props;
  const t = useMessages(callStatusHistoryMessages);
  const locale = useLocale();
  const at = contact.startedAt;
  const when = `${times.date(at)} ${times.time(at)}`;
  return (
    <tr
      {...AS.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`absolute inset-x-0 top-0 min-h-row border-line border-b hover:bg-hover @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-baseline @max-3xl:gap-x-3 @max-3xl:gap-y-1 @max-3xl:px-4 @max-3xl:py-3 ${COLUMNS}`}
    >
      <td {...AS.cell} className={`${CELL} tabular-nums @max-3xl:order-2 @max-3xl:text-end`}>
        <time dateTime={new Date(at * 1000).toISOString()}>{when}</time>
      </td>
      <th
        {...AS.rowHead}
        className={`${CELL} text-start @max-3xl:order-1 @max-3xl:min-w-0 @max-3xl:flex-1 @max-3xl:basis-40`}
      >
        <Person {...props} when={when} />
      </th>
      <td {...AS.cell} className={`${SMALL} ${KIND}`}>
        {programmeLabel(contact.programme)}
      </td>
      <td {...AS.cell} className={`${SMALL} ${KIND}`}>
        {callTypeLabel(contact.callType, locale)}
      </td>
      <td
        {...AS.cell}
        data-label={t('attempt')}
        className={`${SMALL} tabular-nums @max-3xl:before:me-1 @max-3xl:before:content-[attr(data-label)]`}
      >
        {formatNumber(contact.attempt)}
      </td>
      <td {...AS.cell} className={`${CELL} @max-3xl:order-3 @max-3xl:w-full`}>
        <span className="flex flex-wrap gap-1">
          <CallOutcomeTag status={contact.status} />
          <EscalationTag contact={contact} />
        </span>
      </td>
      <td {...AS.cell} className={`${SMALL} wrap-anywhere`}>
        {contact.author.name}
      </td>
    </tr>
  );
}

/** One call; drawn anew only when something of it changes, and not because the list moves. */
export const CallRow = memo(WholeRow);
