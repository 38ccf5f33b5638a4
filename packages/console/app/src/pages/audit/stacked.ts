/**
 * A table whose rows become cards where its container (`@container`) is narrow, with the row's name first. The roles
 * are repeated because browsers drop those of a table that is not laid out as one.
 */
export const STACKED = {
  /** The table inside its scrolling box; column headings are hidden above cards. */
  table:
    '@max-3xl:[&>table]:block @max-3xl:[&_tbody]:block @max-3xl:[&_thead]:sr-only @max-3xl:overflow-visible',
  row: '@max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-start @max-3xl:gap-x-3 @max-3xl:gap-y-1 @max-3xl:border-line @max-3xl:border-b @max-3xl:px-4 @max-3xl:py-2',
  cell: '@max-3xl:block @max-3xl:h-auto @max-3xl:border-0 @max-3xl:p-0',
  /** The naming cell comes first. */
  first: '@max-3xl:order-first',
  /** Spans the whole card. */
  whole: '@max-3xl:col-span-2',
} as const;

export const TABLE_ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
