import type { Contact } from '@careline/core/calls';
import { callTypeLabel, programmeLabel } from '@careline/core/programmes';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { CallOutcomeTag } from '../call-outcome/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';

export interface HistoryTableProps {
  readonly rows: readonly Contact[];
  readonly times: CallTimes;
  readonly onOpen: (contactId: string) => void;
}

/*
 * One table for every width: where the container is narrow its rows are laid out as cards. The roles are said once more
 * because some browsers forget those of a table that is not laid out as one.
 */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const HEAD =
  'h-row whitespace-nowrap border-line border-b bg-raised px-3 text-start font-medium text-muted text-sm @max-5xl:px-2';
const CELL = '@3xl:h-row @3xl:border-line @3xl:border-b @3xl:px-2 @3xl:py-1.5 @5xl:px-3 @3xl:align-middle';
/** Short words of a few kinds stay on one line where the table has room; names give way first. */
const KIND = '@5xl:whitespace-nowrap';
/** Facts that stand in one quiet line of a card, and in columns of a table. */
const SMALL = `${CELL} @max-3xl:order-4 @max-3xl:text-muted @max-3xl:text-sm`;

function Heads() {
  const t = useMessages(callStatusHistoryMessages);
  const heads = ['when', 'patient', 'programme', 'callType', 'attempt', 'outcome', 'author'] as const;
  return (
    <thead {...AS.group} className="@max-3xl:sr-only">
      <tr {...AS.row}>
        {heads.map((head) => (
          <th key={head} {...AS.head} className={HEAD}>
            {t(head)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CallRowProps extends Omit<HistoryTableProps, 'rows'> {
  readonly contact: Contact;
}

function When({ at, times }: { readonly at: number; readonly times: CallTimes }) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className="whitespace-nowrap tabular-nums">
      {times.date(at)}{' '}
      <span className="text-muted @max-xl:block @max-xl:text-sm @3xl:@max-5xl:block @3xl:@max-5xl:text-sm">
        {times.time(at)}
      </span>
    </time>
  );
}

/** The name opens the call; its target is the whole row. */
function Person({ contact, times, onOpen }: CallRowProps) {
  const t = useMessages(callStatusHistoryMessages);
  const name = contact.patient.name.trim() || t('nameless');
  const at = contact.startedAt;
  const when = `${times.date(at)} ${times.time(at)}`;
  return (
    <>
      <button
        type="button"
        aria-label={t('openCall', { name, when })}
        onClick={() => onOpen(contact.id)}
        className="wrap-anywhere text-start font-semibold text-accent after:absolute after:inset-0 hover:underline"
      >
        <bdi>{name}</bdi>
      </button>
      <span className="block font-normal text-muted text-sm tabular-nums">
        {contact.patient.uhid ?? t('noUhid')}
      </span>
    </>
  );
}

function CallRow(props: CallRowProps) {
  const { contact, times } = props;
  const t = useMessages(callStatusHistoryMessages);
  const locale = useLocale();
  return (
    <tr
      {...AS.row}
      className="relative hover:bg-hover @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-baseline @max-3xl:gap-x-3 @max-3xl:gap-y-1 @max-3xl:border-line @max-3xl:border-b @max-3xl:px-4 @max-3xl:py-3"
    >
      <td {...AS.cell} className={`${CELL} @max-3xl:order-2 @max-3xl:text-end`}>
        <When at={contact.startedAt} times={times} />
      </td>
      <th
        {...AS.rowHead}
        className={`${CELL} text-start @5xl:min-w-36 @max-3xl:order-1 @max-3xl:min-w-0 @max-3xl:flex-1`}
      >
        <Person {...props} />
      </th>
      <td {...AS.cell} className={`${SMALL} ${KIND}`}>
        {programmeLabel(contact.programme)}
      </td>
      <td {...AS.cell} className={`${SMALL} ${KIND}`}>
        {callTypeLabel(contact.callType, locale)}
      </td>
      <td {...AS.cell} className={`${SMALL} tabular-nums`}>
        <span className="@3xl:hidden">{t('attemptNumber', { number: contact.attempt })}</span>
        <span className="@max-3xl:hidden">{contact.attempt}</span>
      </td>
      <td {...AS.cell} className={`${CELL} @max-3xl:order-3 @max-3xl:w-full`}>
        <CallOutcomeTag status={contact.status} />
      </td>
      <td {...AS.cell} className={`${SMALL} wrap-anywhere @3xl:min-w-24 @5xl:min-w-32`}>
        <span className="flex items-center justify-between gap-2">
          {contact.author.name}
          <Icon name="chevron_right" className="text-muted @max-5xl:hidden" />
        </span>
      </td>
    </tr>
  );
}

/** The calls, newest first: a table, or cards where there is no room for one. */
export function HistoryTable({ rows, ...rest }: HistoryTableProps) {
  const t = useMessages(callStatusHistoryMessages);
  return (
    <table {...AS.table} className="w-full border-separate border-spacing-0 @max-3xl:block">
      <caption className="sr-only">{t('caption')}</caption>
      <Heads />
      <tbody {...AS.group} className="@max-3xl:block">
        {rows.map((contact) => (
          <CallRow key={contact.id} contact={contact} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
