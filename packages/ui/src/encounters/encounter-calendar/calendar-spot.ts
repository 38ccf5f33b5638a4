import type { CalendarColumn, RowWindow } from './calendar-model.ts';

/** The focus position in a calendar: a cell, or the item with that index in it. */
export interface CalendarSpot {
  readonly column: number;
  readonly row: number;
  readonly item: number;
}

export const spotName = ({ column, row, item }: CalendarSpot): string => `${column} ${row} ${item}`;

export function spotOfName(name: string | undefined): CalendarSpot | undefined {
  const [column, row, item] = (name ?? '').split(' ').map(Number);
  if (column === undefined || row === undefined || item === undefined) return undefined;
  return Number.isNaN(column + row + item) ? undefined : { column, row, item };
}

export interface SpotGrid {
  readonly columns: readonly CalendarColumn[];
  readonly window: RowWindow;
}

const countAt = ({ columns }: SpotGrid, { column, row }: Pick<CalendarSpot, 'column' | 'row'>): number =>
  columns[column]?.cells[row]?.items.length ?? 0;

/** Returns the nearest position inside the grid, because days and encounters may have disappeared. */
export function nearestSpot(spot: CalendarSpot, grid: SpotGrid): CalendarSpot {
  const { first, until } = grid.window;
  const column = Math.max(0, Math.min(spot.column, grid.columns.length - 1));
  const row = Math.max(first, Math.min(spot.row, until - 1));
  return { column, row, item: Math.max(0, Math.min(spot.item, countAt(grid, { column, row }) - 1)) };
}

/** Moves one step sideways: through the items of the cell, then into the next cell. */
function aside(spot: CalendarSpot, step: 1 | -1, grid: SpotGrid): CalendarSpot {
  const item = spot.item + step;
  if (item >= 0 && item < countAt(grid, spot)) return { ...spot, item };
  const column = spot.column + step;
  if (column < 0 || column >= grid.columns.length) return spot;
  const last = countAt(grid, { column, row: spot.row }) - 1;
  return { column, row: spot.row, item: step > 0 ? 0 : Math.max(0, last) };
}

export interface SpotKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Returns where a key moves the focus (WAI-ARIA grid pattern), or undefined for other keys. */
export function spotAfterKey(
  spot: CalendarSpot,
  { key, ctrlKey }: SpotKey,
  grid: SpotGrid,
): CalendarSpot | undefined {
  const { first, until } = grid.window;
  const last = grid.columns.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return aside(spot, -1, grid);
    case 'ArrowRight':
      return aside(spot, 1, grid);
    case 'ArrowUp':
      return nearestSpot({ ...spot, row: spot.row - 1, item: 0 }, grid);
    case 'ArrowDown':
      return nearestSpot({ ...spot, row: spot.row + 1, item: 0 }, grid);
    case 'Home':
      return nearestSpot({ column: 0, row: ctrlKey ? first : spot.row, item: 0 }, grid);
    case 'End':
      return nearestSpot({ column: last, row: ctrlKey ? until - 1 : spot.row, item: 0 }, grid);
    default:
      return undefined;
  }
}
