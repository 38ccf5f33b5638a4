import type { Encounter } from '@careline/core/internal/encounters';
import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  type EncounterTimes,
  encounterWordsMessages,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
} from '../encounter-words/index.ts';
import { EncounterLink, type EncounterLinkProps, isElsewhere } from './encounter-link.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';

interface RowWords extends Omit<EncounterLinkProps, 'encounter'> {
  readonly partner?: string | undefined;
}

interface Column {
  /** The heading is the message with this key. */
  readonly key: 'time' | 'patient' | 'service' | 'mode' | 'careProvider' | 'priority' | 'status';
  /** The grid track. */
  readonly width: string;
  /** Classes of the cell, including its position on a card. */
  readonly look: string;
  readonly namesRow?: true;
  readonly value: (encounter: Encounter, words: RowWords) => ReactNode;
}

/** Facts that share one quiet line on a card and have columns in a table. */
const SMALL = '@max-4xl:order-4 @max-4xl:text-muted @max-4xl:text-xs';

function Patient({ encounter, ...words }: RowWords & { readonly encounter: Encounter }) {
  const t = useMessages(encounterListMessages);
  const w = useMessages(encounterWordsMessages);
  const facility = isElsewhere({ encounter, ...words }) ? encounter.facilityName : undefined;
  return (
    <>
      <EncounterLink {...words} encounter={encounter} />{' '}
      <span translate="no" className="whitespace-nowrap font-normal text-muted text-xs tabular-nums">
        {encounter.patient?.uhid ?? w('noUhid')}
      </span>
      {facility && <span className="font-normal text-muted text-xs"> {t('atFacility', { facility })}</span>}
    </>
  );
}

const COLUMNS: readonly Column[] = [
  {
    key: 'time',
    width: 'max-content',
    look: 'whitespace-nowrap tabular-nums @max-4xl:order-2 @max-4xl:text-end',
    value: ({ period }, { times }) => times.time(period.start),
  },
  {
    key: 'patient',
    width: 'minmax(9rem,2.2fr)',
    look: 'text-start @max-4xl:order-1 @max-4xl:min-w-0 @max-4xl:flex-1 @max-4xl:basis-40',
    namesRow: true,
    value: (encounter, words) => <Patient {...words} encounter={encounter} />,
  },
  {
    key: 'service',
    width: 'minmax(7rem,1.4fr)',
    look: SMALL,
    value: (encounter, { partner }) => (
      <span className="@4xl:*:hidden @4xl:whitespace-nowrap">
        <ServiceName {...encounter} partner={partner} />
      </span>
    ),
  },
  { key: 'mode', width: 'max-content', look: SMALL, value: (encounter) => <ModeWords {...encounter} /> },
  {
    key: 'careProvider',
    width: 'minmax(5rem,1fr)',
    look: SMALL,
    value: (encounter) => <CareProviderName {...encounter} />,
  },
  {
    key: 'priority',
    width: 'max-content',
    look: SMALL,
    value: (encounter) => <PriorityWords {...encounter} />,
  },
  {
    key: 'status',
    width: 'fit-content(16rem)',
    look: '@max-4xl:order-3 @max-4xl:w-full',
    value: (encounter, { times }) => (
      <span className="flex items-center gap-2 @4xl:whitespace-nowrap">
        <EncounterStatusTag status={encounter.status} />
        <PunctualityTag encounter={encounter} times={times} />
      </span>
    ),
  },
];

const TRACKS = COLUMNS.map(({ width }) => width).join(' ');
/** Rows share the table's tracks, so that columns line up across rows. */
const ROW = '@4xl:col-span-full @4xl:grid @4xl:grid-cols-subgrid @4xl:items-center';
const CARD =
  '@max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-baseline @max-4xl:gap-x-3 @max-4xl:px-3 @max-4xl:py-1';
const CELL = 'text-sm @4xl:truncate @4xl:px-2 @4xl:first:ps-3';

/**
 * One table for every width. In a narrow container its rows are laid out as cards.
 * The roles are explicit because browsers drop table semantics when the layout is not a table.
 */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  dayHead: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;

function Head() {
  const t = useMessages(encounterListMessages);
  return (
    <thead {...AS.group} className="@max-4xl:sr-only @4xl:contents">
      <tr {...AS.row} className={`border-row-line border-b ${ROW}`}>
        {COLUMNS.map(({ key }) => (
          <th
            key={key}
            {...AS.head}
            className="flex h-7 items-center whitespace-nowrap bg-side px-2 text-start first:ps-3 font-medium text-muted text-xs"
          >
            {t(key)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function EncounterRow({ encounter, ...words }: RowWords & { readonly encounter: Encounter }) {
  return (
    <tr
      {...AS.row}
      data-print="together"
      className={`relative min-h-row border-row-line border-b last:border-b-0 hover:bg-hover ${ROW} ${CARD}`}
    >
      {COLUMNS.map(({ key, look, namesRow, value }) => {
        const Cell = namesRow ? 'th' : 'td';
        return (
          <Cell key={key} {...(namesRow ? AS.rowHead : AS.cell)} className={`${CELL} ${look}`}>
            {value(encounter, words)}
          </Cell>
        );
      })}
    </tr>
  );
}

interface OfDay {
  readonly day: string;
  readonly encounters: readonly Encounter[];
}

/** Groups rows by day. They are already sorted by time. */
function byDay(rows: readonly Encounter[], dayOf: EncounterTimes['dayOf']): readonly OfDay[] {
  const days = new Map<string, Encounter[]>();
  for (const row of rows) {
    const day = dayOf(row.period.start);
    const those = days.get(day);
    if (those) those.push(row);
    else days.set(day, [row]);
  }
  return [...days].map(([day, encounters]) => ({ day, encounters }));
}

export interface EncounterTableProps extends RowWords {
  readonly rows: readonly Encounter[];
}

/** Encounters grouped by day, each on one line if there is room. */
export function EncounterTable({ rows, ...words }: EncounterTableProps) {
  const t = useMessages(encounterListMessages);
  return (
    <table
      {...AS.table}
      style={{ '--encounter-tracks': TRACKS } as CSSProperties}
      className="block w-full @4xl:grid @4xl:grid-cols-(--encounter-tracks)"
    >
      <caption className="sr-only">{t('caption')}</caption>
      <Head />
      {byDay(rows, words.times.dayOf).map(({ day, encounters }) => (
        <tbody key={day} {...AS.group} className="block @4xl:contents">
          <tr {...AS.row} className="block border-row-line border-b bg-side @4xl:col-span-full">
            <th
              {...AS.dayHead}
              colSpan={COLUMNS.length}
              className="flex min-h-7 items-center px-3 text-start font-medium text-muted text-xs"
            >
              {words.times.dayWords(day)}
            </th>
          </tr>
          {encounters.map((encounter) => (
            <EncounterRow key={encounter.id} {...words} encounter={encounter} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
