import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../database-errors.ts';
import type { PoolLoad } from '../pool-load.ts';
import { createClosingSessions } from './closing-sessions.ts';
import {
  inTime,
  type Lent,
  LIMITS,
  nothing,
  type Silence,
  SilentServerError,
  STATEMENT_TIMEOUT_MS,
} from './server-session.ts';
import { createTimelines, readTimeline, type Timelines } from './timelines.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Timeout of the checks of a new or doubtful session. They wait for no lock in the server. */
const CHECK_TIMEOUT_MS = 5_000;
/** Timeout of the first check of every server in the URL at start. */
const SURVEY_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;

/** Parses values as the embedded database does: bigint to a number, dates without a time zone to text. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMP]: (text) => text,
};

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

/** `limits`: settings that each session is opened with. */
function poolOf(url: string, sessions: number, limits: object): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'careline',
    max: sessions,
    types: typeParsers,
    ...limits,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The server may end a session at any time, idle or busy, and reports it with an event. A running statement fails
  // anyway, and an event without a listener would end the process.
  pool.on('error', nothing);
  pool.on('connect', (client) => client.on('error', nothing));
  return pool;
}

/** Returns whether the pool itself refused, because no session was free in time. The server was not asked. */
export const isCrowded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

const READS_ONLY = '25006';
const ENDED = '57P01';
/** Recognises a pooler's error for settings that it cannot keep per session. */
const isUnsupportedSetting = (error: unknown) =>
  sqlState(error) === '08P01' && /startup parameter/.test((error as Error).message);

interface Facts {
  readonly limit: string;
  readonly reads: boolean;
}

const FACTS = `select current_setting('statement_timeout') as limit,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads`;
const SENT_LIMIT = `${STATEMENT_TIMEOUT_MS / 1000}s`;

const oldPrimary = (timeline: number, newest: number) =>
  Object.assign(
    new Error(
      `This server is an old primary: it is on timeline ${timeline}, another one on timeline ${newest}. Make it a standby of that one. If it is the right one, restart Careline.`,
    ),
    { code: READS_ONLY },
  );

/** Sessions of one server. */
export function createHost(
  url: string,
  { answerTimeoutMs, sessions, needsWrites, timelines = createTimelines() }: HostOptions,
) {
  let pool = poolOf(url, sessions, LIMITS);
  let takesLimits = true;
  let known = new WeakMap<pg.PoolClient, Lent>();
  const silence: Silence = { waiting: new Set() };
  const closing = createClosingSessions();
  const checkTimeoutMs = Math.min(answerTimeoutMs, CHECK_TIMEOUT_MS);

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isUnsupportedSetting(error)) throw error;
      if (takesLimits) {
        takesLimits = false;
        const before = pool;
        pool = poolOf(url, sessions, {});
        // Other requests that the old pool refuses move to the new one.
        void before.end().catch(nothing);
      }
      return pool.connect();
    }
  }

  async function factsOf(client: pg.PoolClient): Promise<Facts> {
    const { rows } = await inTime(client.query<Facts>(FACTS), checkTimeoutMs, silence);
    return rows[0] ?? { limit: '', reads: false };
  }

  async function lend(client: pg.PoolClient): Promise<Lent> {
    const { limit, reads } = await factsOf(client);
    if (reads && needsWrites)
      throw Object.assign(new Error('The server is read-only.'), { code: READS_ONLY });
    const timeline = reads ? undefined : await inTime(readTimeline(client), checkTimeoutMs, silence);
    if (!timelines.isCurrent(timeline)) throw oldPrimary(timeline ?? 0, timelines.newest);
    const release = (error?: Error) => closing.release(client, error);
    const lent: Lent = { client, keepsLimits: takesLimits && limit === SENT_LIMIT, silence, release };
    known.set(client, lent);
    return lent;
  }

  async function take(): Promise<Lent> {
    if (closing.size >= sessions) throw new SilentServerError();
    const client = await connect();
    try {
      return known.get(client) ?? (await lend(client));
    } catch (error) {
      closing.release(client, error as Error);
      throw error;
    }
  }

  return {
    async take(): Promise<Lent> {
      try {
        return await take();
      } catch (error) {
        // If an administrator ended a session before it was used, nobody is affected.
        if (sqlState(error) !== ENDED) throw error;
        return take();
      }
    },
    /** Forgets what is known about the sessions, because the server may have changed. */
    doubt() {
      known = new WeakMap();
    },
    end() {
      const ended = pool.end();
      closing.drop();
      return ended;
    },
    isOpening: () => pool.idleCount === 0 && pool.totalCount < sessions,
    load: (): PoolLoad => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

interface HostOptions {
  readonly answerTimeoutMs: number;
  readonly sessions: number;
  readonly needsWrites: boolean;
  /** The timelines of all servers in the URL. */
  readonly timelines?: Timelines;
}

type Host = ReturnType<typeof createHost>;

/** Returns the servers of a URL: the last one that worked, then the others in turn. */
export function createHosts(hosts: readonly Host[]) {
  let current = 0;
  let surveyed: Promise<unknown> | undefined;
  const at = (index: number) => hosts[index % hosts.length] as Host;

  /** Checks every server once, to recognise an old primary that comes first in the URL. */
  function survey(): Promise<unknown> {
    const look = async (host: Host) => (await host.take()).release(new Error('Only looked at.'));
    const late = pause(SURVEY_TIMEOUT_MS, undefined, { ref: false });
    return Promise.race([Promise.allSettled(hosts.map(look)), late]);
  }

  return {
    async take(): Promise<Lent> {
      if (hosts.length > 1) {
        surveyed ??= survey();
        await surveyed;
      }
      const first = current;
      let failure: unknown;
      for (let tried = 0; tried < hosts.length; tried += 1) {
        try {
          const lent = await at(first + tried).take();
          current = (first + tried) % hosts.length;
          return lent;
        } catch (error) {
          if (isCrowded(error)) throw error;
          failure = error;
        }
      }
      throw failure;
    },
    isOpening: () => at(current).isOpening(),
    doubt: () => {
      for (const host of hosts) host.doubt();
    },
    end: async () => void (await Promise.all(hosts.map((host) => host.end()))),
    load(): PoolLoad {
      const loads = hosts.map((host) => host.load());
      const sum = (key: keyof PoolLoad) => loads.reduce((total, load) => total + load[key], 0);
      return { open: sum('open'), idle: sum('idle'), waiting: sum('waiting') };
    },
  };
}
