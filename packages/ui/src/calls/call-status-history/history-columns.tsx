import type { CallSortKey, Contact } from '@careline/core/internal/calls';
import type { HistoryColumnKey } from '@careline/core/internal/calls/history';
import { formatNumber } from '@careline/core/internal/formatting';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { type CSSProperties, createContext, type ReactNode } from 'react';
import { type Translate, useMessages } from '../../messages/index.ts';
import { CallOutcomeTag, EscalationTag, useOutcomeWords } from '../call-outcome/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';

/** Text and times for cells, in the reader's language and the facility's zone. */
export interface CellWords {
  readonly t: Translate<typeof callStatusHistoryMessages.en>;
  readonly locale: string;
  readonly times: CallTimes;
}

/** What a cell on the screen knows about its row. */
export interface RowContext {
  readonly when: string;
  /** Whether the row above has another day, or is out of sight. */
  readonly beginsDay: boolean;
  /** Index among the loaded rows, from 0. */
  readonly index: number;
  /** Whether Tab stops here. Arrow keys move to the other rows. */
  readonly stop: boolean;
  readonly onOpen: (contactId: string) => void;
  readonly onReached: (index: number) => void;
}

interface HistoryColumn {
  /** Grid tracks for a table and for a wide table. Fixed, so that columns do not move while rows load and unload. */
  readonly width: readonly [table: string, roomy: string];
  readonly look: string;
  readonly paperLook?: string;
  readonly namesRow?: true;
  /** On a card, the value needs its heading next to it. */
  readonly labelled?: true;
  readonly sort?: CallSortKey;
  /** The value on paper, and on the screen if the column has no `screen`. */
  readonly value: (call: Contact, words: CellWords) => ReactNode;
  readonly screen?: (call: Contact, words: CellWords, row: RowContext) => ReactNode;
}

const CELL = 'min-w-0 truncate @3xl:self-center @3xl:px-2 @5xl:px-3';
/** Facts that share one quiet line on a card and have columns in a table. */
const SMALL = `${CELL} text-muted text-xs @max-3xl:order-4`;
const nameOf = ({ patient }: Contact, t: CellWords['t']) => patient.name.trim() || t('nameless');

/** The name opens the call. Its click target is the whole row. */
function Person({ call, row }: { readonly call: Contact; readonly row: RowContext }) {
  const t = useMessages(callStatusHistoryMessages);
  const name = nameOf(call, t);
  return (
    <>
      <button
        type="button"
        translate="no"
        dir="auto"
        title={name}
        tabIndex={row.stop ? 0 : -1}
        aria-label={t('openCall', { name, when: row.when })}
        onFocus={() => row.onReached(row.index)}
        onClick={() => row.onOpen(call.id)}
        className="max-w-full truncate align-bottom font-medium text-ink after:absolute after:inset-0 hover:underline"
      >
        {name}
      </button>{' '}
      <span translate="no" className="font-normal text-muted text-xs tabular-nums">
        {call.patient.uhid ?? t('noUhid')}
      </span>
    </>
  );
}

function OutcomeWords({ status }: Pick<Contact, 'status'>) {
  return useOutcomeWords()(status);
}

/** The columns of the history in order, on screen and on paper. Their headings are the messages of the same name. */
export const HISTORY_COLUMNS: Readonly<Record<HistoryColumnKey, HistoryColumn>> = {
  when: {
    width: ['12.5em', '12.5em'],
    look: `${CELL} text-end tabular-nums @max-3xl:order-2`,
    paperLook: 'tabular-nums',
    sort: 'time',
    value: ({ startedAt }, { times }) => (
      <>
        <span className="whitespace-nowrap">{times.date(startedAt)}</span>{' '}
        <span className="whitespace-nowrap">{times.time(startedAt)}</span>
      </>
    ),
    // Plain text: each element counts in a list of a hundred thousand calls.
    screen: ({ startedAt }, { times }, { beginsDay }) =>
      beginsDay ? `${times.date(startedAt)} ${times.time(startedAt)}` : times.time(startedAt),
  },
  patient: {
    width: ['minmax(0,2fr)', 'minmax(0,2.4fr)'],
    look: `${CELL} text-start @max-3xl:order-1 @max-3xl:min-w-0 @max-3xl:flex-1 @max-3xl:basis-40`,
    paperLook: 'break-words',
    namesRow: true,
    sort: 'patient',
    value: (call, { t }) => (
      <>
        <bdi translate="no">{nameOf(call, t)}</bdi>
        <span translate="no" className="block font-normal tabular-nums">
          {call.patient.uhid ?? t('noUhid')}
        </span>
      </>
    ),
    screen: (call, _, row) => <Person call={call} row={row} />,
  },
  programme: {
    width: ['minmax(0,1.3fr)', '10.5em'],
    look: SMALL,
    value: ({ programme }) => programmeLabel(programme),
  },
  callType: {
    width: ['minmax(0,1.2fr)', '9.5em'],
    look: SMALL,
    value: ({ callType }, { locale }) => callTypeLabel(callType, locale),
  },
  attempt: {
    width: ['4.5em', '5em'],
    look: `${SMALL} tabular-nums @max-3xl:before:me-1 @max-3xl:before:content-[attr(data-label)]`,
    paperLook: 'tabular-nums',
    labelled: true,
    value: ({ attempt }) => formatNumber(attempt),
  },
  outcome: {
    // Wide enough for the longest common outcomes on one line.
    width: ['minmax(0,2fr)', 'minmax(0,2.6fr)'],
    look: `${CELL} @max-3xl:order-3 @max-3xl:w-full`,
    sort: 'disposition',
    value: (call) => (
      <>
        <OutcomeWords status={call.status} />
        <EscalationTag contact={call} />
      </>
    ),
    screen: (call) => (
      <>
        <CallOutcomeTag status={call.status} /> <EscalationTag contact={call} />
      </>
    ),
  },
  author: {
    width: ['minmax(0,1.2fr)', 'minmax(0,1.4fr)'],
    look: SMALL,
    paperLook: 'break-words',
    sort: 'author',
    value: ({ author }) => author.name,
  },
};

export const HISTORY_COLUMN_KEYS = Object.keys(HISTORY_COLUMNS) as HistoryColumnKey[];

/**
 * Returns the requested columns in table order.
 * Always includes the column that names a row. Returns all columns if no requested one is known.
 */
export function shownColumns(wanted: readonly string[] = []): readonly HistoryColumnKey[] {
  const known = HISTORY_COLUMN_KEYS.filter((key) => wanted.includes(key));
  if (known.length === 0) return HISTORY_COLUMN_KEYS;
  return HISTORY_COLUMN_KEYS.filter((key) => known.includes(key) || HISTORY_COLUMNS[key].namesRow);
}

export const ShownColumnsContext = createContext<readonly HistoryColumnKey[]>(HISTORY_COLUMN_KEYS);

const tracks = (columns: readonly HistoryColumnKey[], which: 0 | 1) =>
  columns.map((key) => HISTORY_COLUMNS[key].width[which]).join(' ');

/** Returns the column widths as custom properties, for a table whose rows have the `GRID` classes. */
export const gridTracks = (columns: readonly HistoryColumnKey[]): CSSProperties =>
  ({ '--history-table': tracks(columns, 0), '--history-roomy': tracks(columns, 1) }) as CSSProperties;
export const GRID = '@3xl:grid @3xl:grid-cols-(--history-table) @5xl:grid-cols-(--history-roomy)';
