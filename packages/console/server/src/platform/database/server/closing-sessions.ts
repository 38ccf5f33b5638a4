import type { Socket } from 'node:net';
import type pg from 'pg';
import { SilentServerError } from './server-session.ts';

/** After this the connection is dropped, and what the server still does in it is the server's to end. */
const LONGEST_CLOSING_MS = 300_000;

interface Connected {
  readonly connection: { readonly stream: Socket; end(): void };
}

/** Sessions that were given up and that their server has not closed yet. */
export interface ClosingSessions {
  readonly size: number;
  /** Gives a session back to its pool. One of a silent server keeps its place in the pool until the server has closed it. */
  release(client: pg.PoolClient, error?: Error): void;
  /** Drops them at once. */
  drop(): void;
}

/**
 * A server that hangs still has the sessions we gave up. Were their places free at once, new ones would be opened beside
 * them, round after round, until the server takes no more.
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
