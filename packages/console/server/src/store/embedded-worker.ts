import { Worker } from 'node:worker_threads';
import { DatabaseOpenError, DatabaseUnavailableError } from './database-errors.ts';
import type { FromWorker, ToWorker } from './pglite-worker-messages.ts';

export interface WorkerResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: unknown[];
}

interface Waiting {
  resolve(result: WorkerResult): void;
  reject(error: Error): void;
}

export interface EmbeddedWorker {
  query(sql: string, params: unknown[]): Promise<WorkerResult>;
  /** Resolves with the reason when the thread ended without being asked to. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
  /** Ends the thread at once, as a crash would. */
  kill(): Promise<void>;
}

function started(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new DatabaseOpenError(
          `The embedded database in ${folder} cannot be opened: ${reason}. Check that the folder may be written and the disk is not full; a damaged folder has to be restored from a backup or moved away.`,
        ),
      );
    worker.once('message', (message: FromWorker) => {
      if ('failed' in message) fail(message.failed);
      else resolve();
    });
    worker.once('error', (error) => fail(error.message));
    worker.once('exit', (code) => fail(`its thread ended with code ${code}`));
  });
}

function settle(waiting: Map<number, Waiting>, message: FromWorker): void {
  if (!('id' in message)) return;
  const query = waiting.get(message.id);
  waiting.delete(message.id);
  if ('rows' in message) query?.resolve(message);
  else query?.reject(Object.assign(new Error(message.message), message.facts));
}

/** Numbers go as text, as the driver of a PostgreSQL server sends them: they then fit columns of any type. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.map(asParameter) : value;
}

/** Starts the database thread on a folder and waits until it answers. The first start of a folder takes seconds. */
export async function startEmbeddedWorker(folder: string): Promise<EmbeddedWorker> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { folder } });
  await started(worker, folder);

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | undefined;
  let closing = false;
  worker.on('message', (message: FromWorker) => settle(waiting, message));

  const lost = new Promise<Error>((resolve) => {
    const end = (reason: string) => {
      gone ??= new DatabaseUnavailableError(`The embedded database has stopped: ${reason}.`);
      for (const query of waiting.values()) query.reject(gone);
      waiting.clear();
      if (!closing) resolve(gone);
    };
    worker.on('error', (error) => end(error.message));
    worker.on('exit', (code) => end(closing ? 'it was closed' : `its thread ended with code ${code}`));
  });

  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    lost,
    query: (sql, params) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const message: ToWorker = { id: lastId, sql, params: params.map(asParameter) };
        worker.postMessage(message);
      }),
    async close() {
      closing = true;
      if (!gone) worker.postMessage({ close: true } satisfies ToWorker);
      await exit;
    },
    async kill() {
      await worker.terminate();
    },
  };
}
