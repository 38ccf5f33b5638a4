// Runs the embedded PostgreSQL in a separate thread, so that a long query never blocks the server's event loop.
// Plain JavaScript because Node 20 cannot start a TypeScript worker.
import { mkdir } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pageinspect } from '@electric-sql/pglite/contrib/pageinspect';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { statementsOf } from './pglite-statements.mjs';

/**
 * @typedef {import('./pglite-worker-messages.ts').ToWorker} ToWorker
 * @typedef {import('./pglite-worker-messages.ts').FromWorker} FromWorker
 * @typedef {import('./pglite-worker-messages.ts').SqlFacts} SqlFacts
 */

const port = parentPort;
if (!port) throw new Error('pglite-worker.mjs is started as a worker thread');

/** @type {(message: FromWorker) => void} */
const answer = (message) => port.postMessage(message);

/** Parses values to the same JavaScript types as the driver of a PostgreSQL server. */
const parsers = {
  [types.INT8]: Number,
  [types.DATE]: (/** @type {string} */ text) => text,
  [types.TIMESTAMP]: (/** @type {string} */ text) => text,
  [types.BYTEA]: (/** @type {string} */ text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
};

/** PGlite's own serializer works byte by byte and takes 15 ms for 128 KiB. */
const serializers = {
  [types.BYTEA]: (/** @type {Uint8Array} */ { buffer, byteOffset, byteLength }) =>
    `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
};

/**
 * Why PostgreSQL stopped, which it only writes to its log.
 * @type {string | undefined}
 */
let ending;

/** @param {string} line */
function onStderr(line) {
  ending = /\b(?:FATAL|PANIC): +(.+)$/.exec(line)?.[1] ?? ending;
  return false;
}

async function open() {
  await mkdir(workerData.folder, { recursive: true, mode: 0o700 });
  const extensions = { amcheck, pageinspect, pg_trgm };
  return PGlite.create(workerData.folder, { extensions, parsers, serializers, onStderr });
}

/**
 * Leaves out `detail`: it repeats values of the row, which must not be logged.
 * @param {unknown} error
 * @returns {SqlFacts}
 */
function sqlFacts(error) {
  const { code, constraint, table, column, severity } = /** @type {SqlFacts} */ (error);
  return { code, constraint, table, column, severity };
}

/** @param {ReturnType<typeof statementsOf>} statements */
const runner = (statements) => async (/** @type {import('./pglite-worker-messages.ts').Query} */ query) => {
  const { id, sql, params, begins } = query;
  try {
    const { command = '', rowCount = 0, rows } = await statements.run(sql, params, begins);
    answer({ id, command, rowCount, rows });
  } catch (error) {
    answer({ id, message: error instanceof Error ? error.message : String(error), facts: sqlFacts(error) });
  }
};

try {
  const database = await open();
  const run = runner(statementsOf(database));
  port.on('message', async (/** @type {ToWorker} */ message) => {
    if ('sql' in message) return run(message);
    await database.close();
    port.close();
  });
  answer({ ready: true });
} catch (error) {
  const failed = ending ?? (error instanceof Error ? error.message : String(error));
  answer({ failed, byDatabase: ending !== undefined });
  port.close();
}
