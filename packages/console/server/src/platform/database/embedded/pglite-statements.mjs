// Runs statements on the embedded database. Repeated ones are parsed and planned once, because that is most of
// a short statement's time. Plain JavaScript, like the thread that imports it.
import { parse, protocol } from '@electric-sql/pglite';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('@electric-sql/pglite').Results} Results */
/** @typedef {Awaited<ReturnType<PGlite['execProtocolStream']>>} Messages */

/**
 * @typedef {object} Prepared
 * @property {string} name
 * @property {number[]} parameters Their types (OIDs)
 * @property {Messages} columns The description of the rows, if any
 * @property {number} until Milliseconds
 */

/** Maximum number of prepared statements; the least recently used one is closed. */
const MAX_PREPARED = 300;
/**
 * Maximum characters of a prepared statement. Longer ones insert lists of rows: each is sent once, and keeping
 * them would fill the memory.
 */
const LONGEST_PREPARED = 12_000;
/** Milliseconds until a statement is planned again, because a plan does not notice that a table has grown. */
const PREPARED_FOR = 60_000;
/** Maximum number of texts to remember that were sent once. */
const MAX_SEEN = 2_000;

const { serialize } = protocol;
const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\b/i;
const KEEPS_TABLES =
  /^\s*(begin|start transaction|commit|rollback|savepoint|release|set|show|analyze|checkpoint|vacuum)\b/i;
const ENDS = /^(begin|commit|rollback)$/i;
const BEGIN = serialize.query('begin');

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Results[]} results */
const only = (results) => /** @type {Results} */ (results.at(-1));

/**
 * Parameters are sent as text.
 * @param {PGlite} database
 */
export function statementsOf(database) {
  /** @type {Map<string, Prepared>} */
  const prepared = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Uint8Array[]} */
  const closing = [];
  let lastName = 0;

  /** @param {Uint8Array[]} parts */
  const send = (parts) => database.runExclusive(() => database.execProtocolStream(joined(parts)));

  /** @param {string} sql */
  function forget(sql) {
    const statement = prepared.get(sql);
    if (!statement) return;
    prepared.delete(sql);
    closing.push(serialize.close({ type: 'S', name: statement.name }));
  }

  function forgetAll() {
    for (const sql of [...prepared.keys()]) forget(sql);
  }

  /** @param {string} sql */
  function mayPrepare(sql) {
    if (sql.length > LONGEST_PREPARED || !READS_OR_WRITES.test(sql)) return false;
    if (seen.delete(sql)) return true;
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(sql);
    return false;
  }

  /**
   * @param {string} sql
   * @returns {Promise<Prepared>}
   */
  async function prepare(sql) {
    lastName += 1;
    const name = `s${lastName}`;
    const messages = await send([
      ...closing.splice(0),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const parameters = parse.parseDescribeStatementResults(messages);
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const statement = { name, parameters, columns, until: performance.now() + PREPARED_FOR };
    prepared.set(sql, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > MAX_PREPARED && oldest !== undefined) forget(oldest);
    return statement;
  }

  /** @param {string} sql */
  function usable(sql) {
    const statement = prepared.get(sql);
    if (!statement) return undefined;
    if (statement.until < performance.now()) {
      forget(sql);
      seen.add(sql);
      return undefined;
    }
    prepared.delete(sql);
    prepared.set(sql, statement);
    return statement;
  }

  /**
   * @param {unknown} value
   * @param {number | undefined} type
   */
  function asText(value, type) {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : database.serializers[type];
    return write ? write(value) : String(value);
  }

  /**
   * @param {Prepared} statement
   * @param {unknown[]} params
   * @param {boolean} begins
   */
  async function runPrepared({ name, parameters, columns }, params, begins) {
    const values = params.map((value, index) => asText(value, parameters[index]));
    const messages = await send([
      ...(begins ? [BEGIN] : []),
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const own = messages.slice(messages.findIndex(({ name: message }) => message === 'bindComplete') + 1);
    return only(parse.parseResults([...columns, ...own], database.parsers));
  }

  /**
   * Runs one statement. `begins`: the statement starts a transaction.
   * @param {string} sql
   * @param {unknown[]} params
   * @param {boolean} [begins]
   */
  async function run(sql, params, begins = false) {
    const statement = usable(sql) ?? (mayPrepare(sql) ? await prepare(sql) : undefined);
    if (statement) {
      return runPrepared(statement, params, begins).catch((error) => {
        forget(sql);
        throw error;
      });
    }
    if (begins) await send([BEGIN]);
    if (ENDS.test(sql)) return only(parse.parseResults(await send([serialize.query(sql)]), database.parsers));
    if (!READS_OR_WRITES.test(sql) && !KEEPS_TABLES.test(sql)) forgetAll();
    return database.query(sql, params);
  }

  return { run };
}
