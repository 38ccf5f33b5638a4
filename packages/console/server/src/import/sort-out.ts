import type { RefusedLine } from './batch-result.ts';
import { type KnownPerson, rowKey } from './known-rows.ts';

/** A row that may belong to a person. */
export interface OwnedRow {
  /** Of the line among those handed in, from 0. */
  readonly index: number;
  readonly source: string;
  /** What stands once: of `rowKey`, or of `resourceKey`. */
  readonly key: string;
  /** The person's id at the source; undefined where the row is about nobody. */
  readonly patient: string | undefined;
  readonly hash: string;
}

export interface SortedRow<R> {
  readonly row: R;
  /** Null where the row is about nobody. */
  readonly personId: string | null;
  /** The id came before with other content. */
  readonly further: boolean;
}

export interface SortedRows<R> {
  readonly fresh: readonly SortedRow<R>[];
  readonly refused: readonly RefusedLine[];
}

/** The keys of the persons that rows belong to, each once. */
export function ownersOf(rows: readonly OwnedRow[]) {
  const keys = new Map<string, { source: string; id: string }>();
  for (const { source, patient } of rows) {
    if (patient !== undefined) keys.set(rowKey(source, patient), { source, id: patient });
  }
  return [...keys.values()];
}

/**
 * What is new among rows; the same content twice is there the second time.
 * @param versions hashes of the contents that are stored, by key
 */
export function sortOut<R extends OwnedRow>(
  rows: readonly R[],
  persons: ReadonlyMap<string, KnownPerson>,
  versions: ReadonlyMap<string, ReadonlySet<string>>,
): SortedRows<R> {
  const fresh: SortedRow<R>[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map(versions);
  for (const row of rows) {
    const owner = row.patient === undefined ? undefined : persons.get(rowKey(row.source, row.patient));
    if (row.patient !== undefined && !owner?.here) {
      refused.push({ index: row.index, reason: owner ? 'other-facility' : 'unknown-patient' });
      continue;
    }
    const before = seen.get(row.key) ?? new Set();
    if (before.has(row.hash)) continue;
    fresh.push({ row, personId: owner?.id ?? null, further: before.size > 0 });
    seen.set(row.key, new Set([...before, row.hash]));
  }
  return { fresh, refused };
}
