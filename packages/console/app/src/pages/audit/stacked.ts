/**
 * A table whose rows are cards where its container (`@container`) is narrow: what names a row first, the rest below in its
 * order. The roles are said once more because browsers forget those of a table that is not laid out as one.
 */
export const STACKED = {
  /** The table, of its scrolling box; columns have no heads above cards. */
  table:
    '@max-3xl:[&>table]:block @max-3xl:[&_tbody]:block @max-3xl:[&_thead]:sr-only @max-3xl:overflow-visible',
  row: '@max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-start @max-3xl:gap-x-3 @max-3xl:gap-y-1 @max-3xl:border-line @max-3xl:border-b @max-3xl:px-4 @max-3xl:py-2',
  cell: '@max-3xl:block @max-3xl:h-auto @max-3xl:border-0 @max-3xl:p-0',
  /** The one that names the row stands first. */
  first: '@max-3xl:order-first',
  /** Over the whole card. */
  whole: '@max-3xl:col-span-2',
} as const;

export const TABLE_ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
