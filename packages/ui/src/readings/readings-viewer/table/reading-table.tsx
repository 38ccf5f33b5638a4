import { type Trend, type TrendRow, trendLabel } from '@careline/core/internal/trends';
import { useRef, useState } from 'react';
import { ValueStatuses } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useWidth } from '../../../primitives/on-paper/index.ts';
import { Cell, HeadCell, Row, Table } from '../../../primitives/table/index.ts';
import { readingTableMessages } from '../../trends.messages.ts';
import { valuesWithStatusIn } from './reading-columns.ts';
import { type ReadingColumn, useReadingColumns } from './use-reading-columns.ts';

export interface ReadingTableProps {
  readonly trend: Trend;
  /** Newest first. */
  readonly rows: readonly TrendRow[];
}

/** Rows per page, to keep the document small. */
const ROWS_A_PAGE = 50;

function Content({ column, row }: { readonly column: ReadingColumn; readonly row: TrendRow }) {
  if (column.key === 'flag') return <ValueStatuses values={valuesWithStatusIn(row)} />;
  const text = column.text(row);
  // Measured values start with a digit and must not be translated. Text in other columns may be.
  return /^[+<>]?\d/.test(text) ? <span translate="no">{text}</span> : text;
}

/** Allows a line break between day and time, but not at the hyphens of the day. */
function Unbroken({ text }: { readonly text: string }) {
  const [day = '', ...hour] = text.split(' ');
  return (
    <>
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap">{hour.join(' ')}</span>
    </>
  );
}

/** CSS pixels. In narrower tables flags go under their values, because a separate column would be out of view. */
const ROOM_FOR_FLAGS = 512;

/** Keeps values on one line and text at a readable width. The table scrolls sideways instead. */
const widthOf = ({ key }: ReadingColumn): string => {
  if (key === 'flag') return 'min-w-48';
  if (key === 'note' || key === 'notDrawn') return 'min-w-48';
  return key === 'author' || key === 'source' ? 'min-w-24' : 'whitespace-nowrap';
};

interface PagesProps {
  readonly first: number;
  readonly count: number;
  readonly onFirst: (first: number) => void;
}

function Pages({ first, count, onFirst }: PagesProps) {
  const t = useMessages(readingTableMessages);
  if (count <= ROWS_A_PAGE) return null;
  const last = Math.min(count, first + ROWS_A_PAGE);
  return (
    <div data-print="hidden" className="flex flex-wrap items-center justify-end gap-2">
      <p role="status" className="text-muted text-xs tabular-nums">
        {t('page', { first: first + 1, last, count })}
      </p>
      <Button
        size="small"
        icon="chevron_left"
        disabled={first === 0}
        onClick={() => onFirst(Math.max(0, first - ROWS_A_PAGE))}
      >
        {t('previous')}
      </Button>
      <Button
        size="small"
        icon="chevron_right"
        disabled={last === count}
        onClick={() => onFirst(first + ROWS_A_PAGE)}
      >
        {t('next')}
      </Button>
    </div>
  );
}

/** Shows a trend's values by date, in pages. Values without a date come last in either order. */
export function ReadingTable({ trend, rows }: ReadingTableProps) {
  const t = useMessages(readingTableMessages);
  const locale = useLocale();
  const [oldest, setOldest] = useState(false);
  const [wanted, setWanted] = useState(0);
  const { table: columns, shortened } = useReadingColumns(trend, rows);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isNarrow = width > 0 && width < ROOM_FOR_FLAGS;
  const table = isNarrow ? columns.filter(({ key }) => key !== 'flag') : columns;
  const sorted = oldest ? oldestFirst(rows) : rows;
  // Another range or trend may have fewer rows than the current page starts at.
  const first = wanted < rows.length ? wanted : 0;
  const sort = () => {
    setOldest(!oldest);
    setWanted(0);
  };
  return (
    <div ref={frame} className="flex flex-col gap-2">
      <Table caption={t('caption', { trend: trendLabel(trend.definition, locale) })}>
        <thead>
          <tr>
            {table.map(({ key, head }) =>
              key === 'when' ? (
                <HeadCell key={key} aria-sort={oldest ? 'ascending' : 'descending'} className="px-0">
                  <Button
                    variant="quiet"
                    size="small"
                    icon={oldest ? 'arrow_upward' : 'arrow_downward'}
                    title={t(oldest ? 'oldestFirst' : 'newestFirst')}
                    onClick={sort}
                  >
                    {head}
                  </Button>
                </HeadCell>
              ) : (
                <HeadCell key={key}>{head}</HeadCell>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(first, first + ROWS_A_PAGE).map((row) => (
            <Row key={row.record.id}>
              {table.map((column, index) =>
                index === 0 ? (
                  <HeadCell key={column.key} scope="row" className="tabular-nums @max-lg:whitespace-normal">
                    <Unbroken text={column.text(row)} />
                  </HeadCell>
                ) : (
                  <Cell key={column.key} className={`tabular-nums ${widthOf(column)}`}>
                    <Content column={column} row={row} />
                    {isNarrow && index === 1 && (
                      <div className="max-w-48 whitespace-normal">
                        <ValueStatuses values={valuesWithStatusIn(row)} />
                      </div>
                    )}
                  </Cell>
                ),
              )}
            </Row>
          ))}
        </tbody>
      </Table>
      {shortened && <p className="text-muted text-xs">{shortened}</p>}
      <Pages first={first} count={rows.length} onFirst={setWanted} />
    </div>
  );
}

function oldestFirst(rows: readonly TrendRow[]): readonly TrendRow[] {
  const timed = rows.filter(({ time }) => time !== undefined);
  return [...timed.reverse(), ...rows.filter(({ time }) => time === undefined)];
}
