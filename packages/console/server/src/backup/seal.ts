import { createHash, type Hash } from 'node:crypto';
import { type BackupEnd, type BackupItem, textOf } from './backup-format.ts';

/** Counts and hashes the content of a backup. */
export interface Seal {
  add(item: BackupItem): void;
  /** Returns the expected last line for everything added so far. */
  end(): BackupEnd;
}

interface TableCount {
  rows: number;
  readonly hash: Hash;
}

const sha256 = () => createHash('sha256');

export function createSeal(): Seal {
  const whole = sha256();
  const tables = new Map<string, TableCount>();
  let current: TableCount | undefined;
  let files = 0;

  function count(item: BackupItem, text: string): void {
    if (item.kind === 'table') {
      current = { rows: 0, hash: sha256() };
      tables.set(item.table.table, current);
    } else if (item.kind === 'rows' && current) {
      current.rows += item.lines.length;
      current.hash.update(text);
    } else if (item.kind === 'file') {
      files += 1;
    }
  }

  return {
    add(item) {
      const text = textOf(item);
      whole.update(text);
      count(item, text);
    },
    end: () => ({
      tables: Object.fromEntries(
        [...tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.copy().digest('hex') }]),
      ),
      files,
      sha256: whole.copy().digest('hex'),
    }),
  };
}
