import type { RefusedLine } from '../batch-result.ts';
import { type KnownPerson, rowKey } from '../patients/known-rows.ts';

/** A row that may belong to a person. */
export interface OwnedRow {
  /** Index of the line among the submitted ones, from 0. */
  readonly index: number;
  readonly source: string;
  /** A unique key, from `rowKey` or `resourceKey`. */
  readonly key: string;
  /** The person's id at the source; undefined if the row is about no person. */
  readonly patient: string | undefined;
  readonly hash: string;
}

export interface SortedRow<R> {
  readonly row: R;
  /** Null if the row is about no person. */
  readonly personId: string | null;
  /** The person it belongs to; undefined if the row is about no person. */
  readonly owner: KnownPerson | undefined;
  /** The id was imported before with other content. */
  readonly further: boolean;
}

export interface HeldRow<R> {
  readonly row: R;
  readonly personId: string;
}

export interface SortedRows<R> {
  readonly fresh: readonly SortedRow<R>[];
  readonly refused: readonly RefusedLine[];
  /** Rows whose id is disputed, each with the person who had it first. */
  readonly held: readonly HeldRow<R>[];
}

/** Returns the keys of the persons that rows belong to, each once. */
export function ownersOf(rows: readonly OwnedRow[]) {
  const keys = new Map<string, { source: string; id: string }>();
  for (const { source, patient } of rows) {
    if (patient !== undefined) keys.set(rowKey(source, patient), { source, id: patient });
  }
  return [...keys.values()];
}

/**
 * Returns the new rows. Repeated content counts as there the second time.
 * @param versions hashes of the contents that are stored, by key
 */
export function sortOut<R extends OwnedRow>(
  rows: readonly R[],
  persons: ReadonlyMap<string, KnownPerson>,
  versions: ReadonlyMap<string, ReadonlySet<string>>,
): SortedRows<R> {
  const fresh: SortedRow<R>[] = [];
  const refused: RefusedLine[] = [];
  const held: HeldRow<R>[] = [];
  const seen = new Map(versions);
  for (const row of rows) {
    const owner = row.patient === undefined ? undefined : persons.get(rowKey(row.source, row.patient));
    const before = seen.get(row.key) ?? new Set();
    if (owner?.held === 'open') {
      if (!before.has(row.hash)) held.push({ row, personId: owner.id });
      continue;
    }
    if (row.patient !== undefined && !owner?.here) {
      refused.push({ index: row.index, reason: owner ? 'other-facility' : 'unknown-patient' });
      continue;
    }
    if (before.has(row.hash)) continue;
    fresh.push({ row, owner, personId: owner?.id ?? null, further: before.size > 0 });
    seen.set(row.key, new Set([...before, row.hash]));
  }
  return { fresh, refused, held };
}
