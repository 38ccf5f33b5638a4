import type { RowStorage, StoredRow } from '../ports.ts';

/** Creates rows in page memory, which are gone with the page. */
export function createMemoryRows(): RowStorage {
  const rows = new Map<string, StoredRow>();
  const revisionOf = (id: string): number => rows.get(id)?.revision ?? 0;
  return {
    list: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
    async write(row) {
      const isNext = revisionOf(row.id) === row.revision - 1;
      if (isNext) rows.set(row.id, row);
      return isNext;
    },
    remove: async (id, revision) => revisionOf(id) === revision && rows.delete(id),
    async removeAll(userId) {
      for (const row of [...rows.values()]) if (row.userId === userId) rows.delete(row.id);
    },
  };
}
