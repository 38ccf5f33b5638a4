import type { AxisRow, CalendarAxis } from '@careline/core/internal/encounters/calendar';
import { type CSSProperties, memo, type ReactNode, type RefObject, useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { type EncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { CalendarBlock, useEncounterSentence } from './calendar-block.tsx';
import type { CalendarColumn, CellItem, RowWindow } from './calendar-model.ts';
import { type CalendarSpot, spotName } from './calendar-spot.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

/**
 * A table laid out as a CSS grid. The roles are explicit because browsers drop table semantics
 * when the layout is not a table, and because an interactive table is a grid.
 */
const AS = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

interface ItemWords {
  readonly label: string;
  readonly name: string;
  readonly range: string;
}

interface CellModel {
  readonly isMissing: boolean;
  readonly isClosed: boolean;
  readonly label: string;
  readonly items: readonly { readonly item: CellItem; readonly words: ItemWords }[];
}

interface RowModel {
  readonly row: number;
  readonly time: string;
  /** The first row of an hour shows its time. */
  readonly isHour: boolean;
  readonly isAgain: boolean;
  readonly cells: readonly CellModel[];
}

interface RowsOptions {
  readonly axis: CalendarAxis;
  readonly columns: readonly CalendarColumn[];
  readonly window: RowWindow;
  readonly times: EncounterTimes;
  readonly partner: string | undefined;
  /** Whether encounters that do not fit are shown by opening their day. */
  readonly opensDay: boolean;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the clock time of a row, from any instant that starts it. */
function rowTime(axis: CalendarAxis, row: number, times: EncounterTimes): string {
  const start = axis.days.map((starts) => starts[row]).find((one) => one !== undefined);
  const minute = axis.rows[row]?.minute ?? 0;
  return start === undefined ? `${two(Math.floor(minute / 60))}:${two(minute % 60)}` : times.time(start);
}

/** Returns the contents and labels of all rows. Recomputed when the data changes, not on each key. */
function useRowModels({ axis, columns, window, times, partner, opensDay }: RowsOptions): readonly RowModel[] {
  const t = useMessages(encounterCalendarMessages);
  const sentenceOf = useEncounterSentence(times, partner);
  const nameOf = usePatientName();
  const wordsOf = (item: CellItem, time: string): ItemWords => {
    if (item.kind === 'more') {
      const count = item.encounters.length;
      return {
        label: t(opensDay ? 'moreLabel' : 'moreHere', { count, time }),
        name: t('more', { count }),
        range: '',
      };
    }
    const { item: encounter, isCutAtTop, isCutAtBottom } = item.place;
    const before = isCutAtTop ? t('fromBefore', { label: sentenceOf(encounter) }) : sentenceOf(encounter);
    return {
      label: isCutAtBottom ? t('untilLater', { label: before }) : before,
      name: nameOf(encounter),
      range: times.range(encounter),
    };
  };
  const cellOf = (column: CalendarColumn, row: number, time: string): CellModel => {
    const { start, isClosed = false, items = [] } = column.cells[row] ?? {};
    const isMissing = start === undefined;
    const kind = isMissing ? 'cellMissing' : isClosed ? 'cellClosed' : 'cell';
    return {
      isMissing,
      isClosed,
      label: t(kind, { time, column: column.title }),
      items: items.map((item) => ({ item, words: wordsOf(item, time) })),
    };
  };
  const rowOf = (axisRow: AxisRow, row: number): RowModel => {
    const clock = rowTime(axis, row, times);
    const time = axisRow.isAgain ? t('again', { time: clock }) : clock;
    return {
      row,
      time,
      isHour: axisRow.minute % 60 === 0,
      isAgain: axisRow.isAgain,
      cells: columns.map((column) => cellOf(column, row, time)),
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language, which draws all anew
  return useMemo(
    () => axis.rows.slice(window.first, window.until).map((row, index) => rowOf(row, window.first + index)),
    [axis, columns, window.first, window.until, partner, opensDay, t],
  );
}

function Item({
  item,
  words,
  row,
  spot,
  isActive,
}: {
  readonly item: CellItem;
  readonly words: ItemWords;
  readonly row: number;
  readonly spot: string;
  readonly isActive: boolean;
}) {
  if (item.kind === 'encounter') {
    return <CalendarBlock {...words} place={item.place} row={row} spot={spot} isActive={isActive} />;
  }
  return (
    <button
      type="button"
      data-spot={spot}
      data-more=""
      tabIndex={isActive ? 0 : -1}
      aria-label={words.label}
      title={words.label}
      className="absolute end-0 top-0 z-2 h-[calc(var(--calendar-row)-2px)] w-[calc(var(--calendar-gutter)-2px)] rounded-control bg-raised font-semibold text-accent text-xs tabular-nums hover:underline"
    >
      {words.name}
    </button>
  );
}

interface CellProps {
  readonly cell: CellModel;
  readonly row: number;
  readonly column: number;
  /** The item with the focus. Undefined if another cell has it. */
  readonly activeItem: number | undefined;
  readonly isCrowded: boolean;
}

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_6px,color-mix(in_srgb,var(--careline-color-border)_60%,transparent)_6px_7px)]';

/** Returns the background: hatched for times outside bookable hours, and also dark for times the day does not have. */
function groundOf({ isMissing, isClosed }: CellModel): string {
  if (isMissing) return `bg-sunken ${HATCHED}`;
  return isClosed ? HATCHED : 'hover:bg-hover';
}

/** Half an hour of a column. An empty cell can take the focus to book; otherwise its encounters take it. */
function Cell({ cell, row, column, activeItem, isCrowded }: CellProps) {
  const { items, isMissing, label } = cell;
  const spotOf = (item: number) => spotName({ column, row, item });
  const own = items.length === 0 && {
    'data-spot': spotOf(0),
    tabIndex: activeItem === undefined ? -1 : 0,
    'aria-label': label,
  };
  return (
    <td
      {...AS.cell}
      {...own}
      data-cell={`${column} ${row}`}
      aria-disabled={isMissing || undefined}
      className={`relative h-(--calendar-row) border-line border-s border-t ${isCrowded ? '[--calendar-gutter:2rem]' : '[--calendar-gutter:0.5rem]'} ${groundOf(cell)} focus-visible:z-3`}
    >
      {items.map(({ item, words }, index) => (
        <Item
          key={item.kind === 'encounter' ? item.place.item.id : 'more'}
          item={item}
          words={words}
          row={row}
          spot={spotOf(index)}
          isActive={activeItem === index}
        />
      ))}
    </td>
  );
}

interface RowProps {
  readonly model: RowModel;
  readonly columns: readonly CalendarColumn[];
  readonly active: CalendarSpot | undefined;
  readonly isFirst: boolean;
}

/** Redraws only when its data changes or when the focus enters or leaves. */
const Row = memo(function Row({ model, columns, active, isFirst }: RowProps) {
  const t = useMessages(encounterCalendarMessages);
  const { row, time, isHour, isAgain, cells } = model;
  return (
    <tr {...AS.row} aria-rowindex={row + 2} className="contents">
      <th
        {...AS.rowHead}
        title={isAgain ? t('againHint') : undefined}
        className="h-(--calendar-row) pe-2 text-end font-normal text-muted text-xs tabular-nums leading-none"
      >
        {isHour ? (
          <span className={`relative whitespace-nowrap ${isFirst ? 'top-0.5' : '-top-1.5'}`}>{time}</span>
        ) : (
          <VisuallyHidden>{time}</VisuallyHidden>
        )}
      </th>
      {cells.map((cell, index) => (
        <Cell
          key={columns[index]?.key ?? index}
          cell={cell}
          row={row}
          column={index}
          isCrowded={columns[index]?.isCrowded ?? false}
          activeItem={active?.column === index ? active.item : undefined}
        />
      ))}
    </tr>
  );
});

function Heads({ columns, today, onOpenDay }: Pick<CalendarGridProps, 'columns' | 'today' | 'onOpenDay'>) {
  const t = useMessages(encounterCalendarMessages);
  return (
    <tr {...AS.row} aria-rowindex={1} className="contents">
      <th {...AS.head} className="sticky top-0 z-4 bg-raised">
        <span className="sr-only">{t('time')}</span>
      </th>
      {columns.map(({ key, title, short, day }) => (
        <th
          key={key}
          {...AS.head}
          className={`sticky top-0 z-4 flex h-(--calendar-head) min-w-0 items-center justify-center border-line border-s bg-raised px-1 text-center text-sm ${day === today && onOpenDay ? 'font-bold text-accent' : 'font-semibold'}`}
        >
          {onOpenDay ? (
            <button
              type="button"
              onClick={() => onOpenDay(day)}
              aria-label={title}
              className="min-h-8 min-w-0 rounded-control px-1 leading-tight hover:bg-hover hover:underline"
            >
              {short}
            </button>
          ) : (
            <bdi translate="no" className="truncate" title={title}>
              {short}
            </bdi>
          )}
        </th>
      ))}
    </tr>
  );
}

export interface CalendarGridProps extends Omit<RowsOptions, 'opensDay'> {
  readonly label: string;
  readonly describedBy: string;
  readonly gridRef: RefObject<HTMLTableElement | null>;
  readonly active: CalendarSpot;
  readonly today: string;
  readonly isBusy: boolean;
  /** Set if columns are days. */
  readonly onOpenDay: ((day: string) => void) | undefined;
  /** Lines and outlines over the grid. */
  readonly children?: ReactNode;
}

/**
 * A WAI-ARIA grid of half hours by day or care provider. The focus is on one cell or one encounter,
 * and screen readers add the row's time and the column's name. An encounter belongs to the cell it starts in and covers
 * the cells below only visually.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, describedBy, gridRef, columns, axis, window, active, today, isBusy, onOpenDay, children } =
    props;
  const models = useRowModels({ ...props, opensDay: onOpenDay !== undefined });
  return (
    <div
      style={{ '--columns': columns.length, '--count': window.until - window.first } as CSSProperties}
      className="relative overflow-clip rounded-card border border-line bg-raised [--calendar-head:2.5rem] [--calendar-row:1.75rem] [--calendar-times:4.5rem]"
    >
      <table
        ref={gridRef}
        {...AS.grid}
        aria-label={label}
        aria-describedby={describedBy}
        aria-busy={isBusy}
        aria-rowcount={axis.rows.length + 1}
        className="grid grid-cols-[var(--calendar-times)_repeat(var(--columns),minmax(0,1fr))] select-none"
      >
        <thead {...AS.group} className="contents">
          <Heads columns={columns} today={today} onOpenDay={onOpenDay} />
        </thead>
        <tbody {...AS.group} className="contents">
          {models.map((model) => (
            <Row
              key={model.row}
              model={model}
              columns={columns}
              active={active.row === model.row ? active : undefined}
              isFirst={model.row === window.first}
            />
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
