import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, DiskFullError, isDiskFull } from '../database-errors.ts';
import { openFailure, prepareFolder } from './embedded-folder.ts';
import type { FailedQuery, FromWorker, ToWorker } from './pglite-worker-messages.ts';

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
  /** `begins`: the statement starts a transaction. */
  query(sql: string, params: unknown[], begins?: boolean): Promise<WorkerResult>;
  /** Resolves with the reason if the thread ends unexpectedly. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
  /** Ends the thread immediately, as a crash would. */
  kill(): Promise<void>;
}

function started(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string, byDatabase = false) => {
      void openFailure(folder, { reason, byDatabase }).then(reject);
    };
    worker.once('message', (message: FromWorker) => {
      if ('failed' in message) fail(message.failed, message.byDatabase);
      else resolve();
    });
    worker.once('error', (error) => fail(error.message));
    worker.once('exit', (code) => fail(`its thread ended with code ${code}`));
  });
}

/** PostgreSQL stops after these, and the thread no longer answers. */
const ENDINGS = new Set(['FATAL', 'PANIC']);

const failureOf = ({ message, facts }: FailedQuery): Error => Object.assign(new Error(message), facts);

/** Settles a waiting call. Returns the error if it ended the database. */
function settle(waiting: Map<number, Waiting>, message: FromWorker): Error | undefined {
  if (!('id' in message)) return undefined;
  const query = waiting.get(message.id);
  waiting.delete(message.id);
  if ('rows' in message) {
    query?.resolve(message);
    return undefined;
  }
  const failure = failureOf(message);
  query?.reject(failure);
  return ENDINGS.has(message.facts.severity ?? '') ? failure : undefined;
}

function stopped(reason: string, cause?: Error): Error {
  const words = `The embedded database has stopped: ${reason}.`;
  return isDiskFull(cause)
    ? new DiskFullError(`${words} The disk is full: free some space.`, { cause })
    : new DatabaseUnavailableError(words, { cause });
}

/** Sends numbers as text, as the PostgreSQL driver does, so that they fit columns of any type. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.map(asParameter) : value;
}

/**
 * Starts the database thread on a folder and waits until it answers, which takes seconds for a new folder.
 * Throws `DatabaseOpenError` if the folder is damaged, has another version or cannot be written.
 */
export async function startEmbeddedWorker(folder: string): Promise<EmbeddedWorker> {
  await prepareFolder(folder, async (making) => (await startThread(making)).close());
  return startThread(folder);
}

async function startThread(folder: string): Promise<EmbeddedWorker> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { folder } });
  await started(worker, folder);

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | undefined;
  let closing = false;
  const lost = new Promise<Error>((resolve) => {
    const end = (reason: string, cause?: Error) => {
      gone ??= stopped(reason, cause);
      for (const query of waiting.values()) query.reject(gone);
      waiting.clear();
      if (!closing) resolve(gone);
    };
    worker.on('message', (message: FromWorker) => {
      const ending = settle(waiting, message);
      if (!ending) return;
      end(ending.message, ending);
      void worker.terminate();
    });
    worker.on('error', (error) => end(error.message));
    worker.on('exit', (code) => end(closing ? 'it was closed' : `its thread ended with code ${code}`));
  });

  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    lost,
    query: (sql, params, begins) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const message: ToWorker = { id: lastId, sql, params: params.map(asParameter), begins };
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
