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
  /** Names of the columns to show. All columns show if no name is known. */
  readonly columns: readonly string[] | undefined;
  /** The loaded rows. */
  readonly rows: readonly Contact[];
  /** Number of all matching calls, including those not loaded. Undefined if the server did not count them. */
  readonly total: number | undefined;
  readonly sort: CallSort;
  readonly onSort: (sort: CallSort) => void;
  readonly times: CallTimes;
  readonly onOpen: (contactId: string) => void;
  /** The call whose detail is open. The list scrolls to its row once it is loaded. */
  readonly openId: string | undefined;
  /** The user is near the last loaded rows. */
  readonly onNearEnd: () => void;
}

/** Pixels of a row before it is measured. A card on a phone is higher. */
const ROW = 36;
/** Number of rows before the end of the loaded rows at which the next page loads. */
const AHEAD = 15;

/** Returns the rows to draw: the visible ones, one beyond each edge, and the focused one. */
function useRows({ rows, openId }: Pick<HistoryTableProps, 'rows' | 'openId'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, rows.length - 1);
  // Keep the same function while the rows are the same: a new one makes the virtualizer measure everything again.
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
  const first = virtualizer.range?.startIndex ?? 0;
  const dayOf = (index: number) => times.date(rows[index]?.startedAt ?? 0);
  const onNearEnd = useLatest(props.onNearEnd);
  const onOpen = useLatest(props.onOpen);
  const onReached = useCallback((index: number) => setActive(index), [setActive]);
  useEffect(() => {
    if (last >= rows.length - AHEAD) onNearEnd();
  }, [last, rows.length, onNearEnd]);
  const onKeyDown = useRowKeys({ scroller, count: rows.length, virtualizer, active, setActive });
  return (
    <div
      ref={scroller}
      className="relative max-h-[32rem] overflow-y-auto in-[[data-page-below]]:max-h-[calc(100dvh-14rem)] overscroll-contain"
    >
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
                  beginsDay={index === 0 || index === first || dayOf(index) !== dayOf(index - 1)}
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
 * The calls as a table, or as cards in a narrow container.
 * Only visible rows are in the page. Each row has its index, and the table has the total, for assistive technology.
 */
export function HistoryTable({ columns: wanted, ...props }: HistoryTableProps) {
  const columns = useMemo(() => shownColumns(wanted), [wanted]);
  return (
    <ShownColumnsContext value={columns}>
      <Table {...props} columns={columns} />
    </ShownColumnsContext>
  );
}
