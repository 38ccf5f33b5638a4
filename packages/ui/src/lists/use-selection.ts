import { useMemo, useState } from 'react';

/** The selected rows of a list, by id. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  /** Selects or unselects a row. With `reaches`, all rows from the last one to it. */
  readonly toggle: (row: Row, reaches?: boolean) => void;
  readonly all: () => void;
  readonly clear: () => void;
  readonly isAll: boolean;
}

/** Keeps a selection of the loaded rows. Rows that leave the list leave the selection. */
export function useSelection<Row>(loaded: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const rows = useMemo(() => loaded.filter((row) => ids.has(idOf(row))), [loaded, ids, idOf]);
  function toggle(row: Row, reaches = false): void {
    const id = idOf(row);
    const from = loaded.findIndex((one) => idOf(one) === last);
    const to = loaded.findIndex((one) => idOf(one) === id);
    const next = new Set(ids);
    if (reaches && from >= 0) {
      for (const one of loaded.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(idOf(one));
    } else if (!next.delete(id)) next.add(id);
    setIds(next);
    setLast(id);
  }
  return {
    rows,
    has: (row) => ids.has(idOf(row)),
    toggle,
    all: () => setIds(new Set(loaded.map(idOf))),
    clear: () => setIds(new Set()),
    isAll: rows.length > 0 && rows.length === loaded.length,
  };
}
