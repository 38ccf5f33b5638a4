import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { RowAct } from './list-model.ts';
import type { Selection } from './use-selection.ts';

const PAGE = 10;

function target(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + PAGE;
    case 'PageUp':
      return from - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface RowMovesOptions<Row> {
  readonly table: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly acts: readonly RowAct<Row>[];
  /** Undefined if rows cannot be selected. */
  readonly selection: Selection<Row> | undefined;
}

/** Attributes of the element of a row that Tab reaches: its link, its button, or the row. */
export interface RowStop {
  readonly 'data-row-stop': number;
  readonly tabIndex: number;
}

const isStop = (element: EventTarget) =>
  element instanceof HTMLElement && element.dataset.rowStop !== undefined;

/**
 * Moves between rows with arrow keys, page keys, Home and End. On the focused row, letters run its acts, and `x` or
 * Space selects it; with Shift, all rows since the last one. Only one row is in the tab order.
 */
export function useRowMoves<Row>({ table, rows, acts, selection }: RowMovesOptions<Row>) {
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, Math.max(rows.length - 1, 0));
  function move(event: KeyboardEvent, to: number): void {
    event.preventDefault();
    const index = Math.min(Math.max(to, 0), rows.length - 1);
    setReached(index);
    const stop = table.current?.querySelector<HTMLElement>(`[data-row-stop="${index}"]`);
    stop?.focus();
    stop?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    const row = rows[index];
    if (event.shiftKey && row && selection && !selection.has(row)) selection.toggle(row, true);
  }
  function act(event: KeyboardEvent, row: Row): void {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (selection && (key === 'x' || key === ' ')) {
      event.preventDefault();
      selection.toggle(row, event.shiftKey);
      return;
    }
    const chosen = acts.find(({ letter, isOffered }) => letter === key && (isOffered?.(row) ?? true));
    if (!chosen) return;
    event.preventDefault();
    chosen.run(row);
  }
  return {
    active,
    setActive: setReached,
    stopOf: (index: number): RowStop => ({ 'data-row-stop': index, tabIndex: index === active ? 0 : -1 }),
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented || !isStop(event.target))
        return;
      const next = target(event.key, active, rows.length);
      const row = rows[active];
      if (next !== undefined) move(event, next);
      else if (row !== undefined) act(event, row);
    },
  };
}
