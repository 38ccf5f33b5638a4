import type { ReactNode } from 'react';
import type { RowAct } from './list-model.ts';

/** What the rows of a list can do. */
export interface RowSetting<Row> {
  readonly idOf: (row: Row) => string;
  /** The address that the row's name opens. */
  readonly rowAddress?: ((row: Row) => string | undefined) | undefined;
  /** Opens a row in place, if it has no address. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly acts?: readonly RowAct<Row>[] | undefined;
  /** Draws a further control among the acts, such as a button with its own dialog. */
  readonly furtherAct?: ((row: Row) => ReactNode) | undefined;
  /** A line below the cells that is always shown, such as an outcome. Null for rows without one. */
  readonly note?: ((row: Row) => ReactNode) | undefined;
  /** The rest of a row, below it, on demand. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Accessible name of the button for it; names the row by default. */
  readonly detailLabel?: ((row: Row) => string) | undefined;
  /** Marks rows of people in danger with a red bar. */
  readonly isUrgent?: ((row: Row) => boolean) | undefined;
}

/** One table for every width. The roles are explicit because browsers drop them when the layout is not a table. */
export const AS = {
  grid: { role: 'grid' },
  selectable: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  groupHead: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'gridcell' },
} as const;

/** Rows share the table's tracks, so that columns line up across rows. */
export const TRACKS = '@3xl:col-span-full @3xl:grid @3xl:grid-cols-subgrid @3xl:items-center';
