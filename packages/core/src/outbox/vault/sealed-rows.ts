import * as v from 'valibot';
import type { RowStorage, StoredRow } from '../ports.ts';
import type { Vault } from './vault.ts';

export interface SealedRow<T> {
  readonly id: string;
  /** 0 for a row that was never written. */
  readonly revision: number;
  readonly value: T;
}

interface RowsRead<T> {
  readonly rows: readonly SealedRow<T>[];
  /** Unreadable rows: another key, or a newer version. They are left alone. */
  readonly unreadable: readonly string[];
}

/** Typed, encrypted rows of one user at a time. Rejects if device storage or the key fails. */
export interface SealedRows<T> {
  list(userId: string): Promise<RowsRead<T>>;
  /** Returns the row as written; undefined if another tab changed or removed it in the meantime. */
  write(userId: string, row: SealedRow<T>): Promise<SealedRow<T> | undefined>;
  remove(row: Pick<SealedRow<T>, 'id' | 'revision'>): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}

export interface SealedRowsOptions<Schema extends v.GenericSchema> {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly schema: Schema;
}

/** Returns what a sealed text is bound to, so that rows can't be swapped. */
const bound = (userId: string, id: string): string => `${userId} ${id}`;

export function createSealedRows<Schema extends v.GenericSchema>({
  rows,
  vault,
  schema,
}: SealedRowsOptions<Schema>): SealedRows<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;

  async function read({ id, userId, revision, sealed }: StoredRow): Promise<SealedRow<Value> | undefined> {
    try {
      const parsed = v.safeParse(schema, JSON.parse(await vault.unseal(userId, bound(userId, id), sealed)));
      return parsed.success ? { id, revision, value: parsed.output } : undefined;
    } catch {
      // Sealed with a deleted key, or damaged: the caller counts it as unreadable.
      return undefined;
    }
  }

  return {
    async list(userId) {
      const stored = (await rows.list(userId)).filter((row) => row.userId === userId);
      if (stored.length > 0) await vault.ready(userId);
      const all = await Promise.all(stored.map(read));
      return {
        rows: all.filter((row) => row !== undefined),
        unreadable: stored.filter((_, index) => all[index] === undefined).map(({ id }) => id),
      };
    },
    async write(userId, { id, revision, value }) {
      const sealed = await vault.seal(userId, bound(userId, id), JSON.stringify(value));
      const written = await rows.write({ id, userId, revision: revision + 1, sealed });
      return written ? { id, revision: revision + 1, value } : undefined;
    },
    remove: ({ id, revision }) => rows.remove(id, revision),
    removeAll: (userId) => rows.removeAll(userId),
  };
}
