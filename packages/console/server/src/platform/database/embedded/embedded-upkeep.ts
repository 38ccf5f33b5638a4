import type { DiskRoom } from '../upkeep/disk-room.ts';
import type { EmbeddedWorker } from './embedded-worker.ts';

/** How often the disk and the log are checked while there is work. */
const LOOK_EVERY_MS = 1_000;
/**
 * The embedded database has no background process that shortens its log. Without this limit the log grows until the
 * server stops.
 */
const LONGEST_LOG_BYTES = 64 * 1024 * 1024;

export interface EmbeddedUpkeepOptions {
  readonly worker: Pick<EmbeddedWorker, 'query'>;
  readonly readRoom: () => Promise<DiskRoom | undefined>;
  /** Milliseconds. */
  readonly clock?: () => number;
}

export interface EmbeddedUpkeep {
  /** Called by the session's current user, outside a transaction. */
  look(): Promise<void>;
  /** Returns whether the database is read-only because its disk is full. */
  isFull(): boolean;
}

/** Shortens the log of the embedded database, and makes it read-only while its disk is full. */
export function createEmbeddedUpkeep({
  worker,
  readRoom,
  clock = () => performance.now(),
}: EmbeddedUpkeepOptions): EmbeddedUpkeep {
  let next = Number.NEGATIVE_INFINITY;
  let isFull = false;

  async function logBytes(): Promise<number> {
    const { rows } = await worker.query(
      'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      [],
    );
    return (rows[0] as { bytes: number } | undefined)?.bytes ?? 0;
  }

  async function shortenLog(room: DiskRoom | undefined): Promise<boolean> {
    const longest = room?.state === 'full' && !isFull ? 0 : LONGEST_LOG_BYTES;
    if ((await logBytes()) <= longest) return false;
    await worker.query('checkpoint', []);
    return true;
  }

  return {
    isFull: () => isFull,
    async look() {
      if (clock() < next) return;
      next = clock() + LOOK_EVERY_MS;
      let room = await readRoom();
      if (await shortenLog(room)) room = await readRoom();
      const nowFull = room?.state === 'full';
      if (nowFull === isFull) return;
      await worker.query(`set default_transaction_read_only = ${nowFull ? 'on' : 'off'}`, []);
      isFull = nowFull;
    },
  };
}
