import type { Socket } from 'node:net';
import type pg from 'pg';
import { SilentServerError } from './server-session.ts';

/** After this the connection is dropped, and the server must end what still runs in the session. */
const LONGEST_CLOSING_MS = 300_000;

interface Connected {
  readonly connection: { readonly stream: Socket; end(): void };
}

/** Sessions that we gave up and that the server has not closed yet. */
export interface ClosingSessions {
  readonly size: number;
  /** Returns a session to its pool. A silent server's session occupies the pool until the server closes it. */
  release(client: pg.PoolClient, error?: Error): void;
  /** Drops them immediately. */
  drop(): void;
}

/**
 * A hanging server still has the sessions that we gave up. If their slots were free immediately, the pool would open
 * more sessions round after round, until the server accepts no more.
 */
export function createClosingSessions(): ClosingSessions {
  const streams = new Set<Socket>();

  function closeSlowly(client: pg.PoolClient, error: Error): void {
    const { connection } = client as unknown as Connected;
    const { stream } = connection;
    const late = setTimeout(() => stream.destroy(), LONGEST_CLOSING_MS).unref();
    streams.add(stream);
    stream.once('close', () => {
      clearTimeout(late);
      streams.delete(stream);
      client.release(error);
    });
    connection.end();
    stream.resume();
  }

  return {
    get size() {
      return streams.size;
    },
    release(client, error) {
      const { connection } = client as unknown as Connected;
      if (error instanceof SilentServerError && !connection.stream.destroyed) closeSlowly(client, error);
      else client.release(error);
    },
    drop() {
      for (const stream of streams) stream.destroy();
    },
  };
}
