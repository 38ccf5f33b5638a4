import type { CallSort, Contact } from '@careline/core/internal/calls';
import type { HistoryColumnKey } from '@careline/core/internal/calls/history';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';
import { gridTracks, ShownColumnsContext, shownColumns } from './history-columns.tsx';
import { HistoryHeads } from './history-heads.tsx';
import { AS, CallRow } from './history-row.tsx';
import { useLatest, useRowKeys } from './use-row-keys.ts';

export interface HistoryTableProps {
  /** Names of those that are wanted; all where none is known. */
  readonly columns: readonly string[] | undefined;
  /** Those that were loaded. */
  readonly rows: readonly Contact[];
  /** Of all that fit, those not loaded included. */
  /** Undefined where nobody has counted them all. */
  readonly total: number | undefined;
  readonly sort: CallSort;
  readonly onSort: (sort: CallSort) => void;
  readonly times: CallTimes;
  readonly onOpen: (contactId: string) => void;
  /** The call whose detail is open: its row is scrolled to when it is there. */
  readonly openId: string | undefined;
  /** The last loaded rows come into sight. */
  readonly onNearEnd: () => void;
}

/** Pixels of a row before it was measured; a card of a phone is twice as high. */
const ROW = 57;
/** Rows from the end of those loaded at which the next page is asked for. */
const AHEAD = 15;

/** The rows that are drawn: those in sight, one beside each edge, and the one that has the focus. */
function useRows({ rows, openId }: Pick<HistoryTableProps, 'rows' | 'openId'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, rows.length - 1);
  // One function as long as the rows are the same: with another one the places of all of them are counted anew.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey,
    overscan: 1,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(active) ? drawn : [...drawn, active].toSorted((one, other) => one - other);
    },
  });
  const opened = openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (opened < 0) return;
    setReached(opened);
    virtualizer.scrollToIndex(opened, { align: 'auto' });
  }, [opened, virtualizer]);
  return { scroller, virtualizer, active, setActive: setReached };
}

interface TableProps extends Omit<HistoryTableProps, 'columns'> {
  readonly columns: readonly HistoryColumnKey[];
}

function Table({ columns, ...props }: TableProps) {
  const { rows, total, sort, onSort, times } = props;
  const t = useMessages(callStatusHistoryMessages);
  const { scroller, virtualizer, active, setActive } = useRows(props);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const onNearEnd = useLatest(props.onNearEnd);
  const onOpen = useLatest(props.onOpen);
  const onReached = useCallback((index: number) => setActive(index), [setActive]);
  useEffect(() => {
    if (last >= rows.length - AHEAD) onNearEnd();
  }, [last, rows.length, onNearEnd]);
  const onKeyDown = useRowKeys({ scroller, count: rows.length, virtualizer, active, setActive });
  return (
    <div ref={scroller} className="relative max-h-[32rem] overflow-y-auto overscroll-contain">
      <table
        {...AS.grid}
        aria-rowcount={total === undefined ? -1 : Math.max(total, rows.length) + 1}
        style={gridTracks(columns)}
        className="block w-full"
      >
        <caption className="sr-only">{t('caption')}</caption>
        <HistoryHeads sort={sort} onSort={onSort} />
        <tbody
          {...AS.group}
          onKeyDown={onKeyDown}
          style={{ height: `${virtualizer.getTotalSize()}px` }}
          className="relative block"
        >
          {items.map(({ key, index, start }) => {
            const contact = rows[index];
            return (
              contact && (
                <CallRow
                  key={key}
                  contact={contact}
                  index={index}
                  top={start}
                  stop={index === active}
                  times={times}
                  onOpen={onOpen}
                  onReached={onReached}
                  measure={virtualizer.measureElement}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The calls in their order: a table, or cards where there is no room for one. Only the rows in sight are in the page;
 * each says its place, and the table how many there are of all.
 */
export function HistoryTable({ columns: wanted, ...props }: HistoryTableProps) {
  const columns = useMemo(() => shownColumns(wanted), [wanted]);
  return (
    <ShownColumnsContext value={columns}>
      <Table {...props} columns={columns} />
    </ShownColumnsContext>
  );
}
