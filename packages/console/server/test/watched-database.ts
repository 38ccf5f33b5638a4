import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { DatabaseSettings } from '../src/platform/database/database.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import { serverPool } from '../src/platform/database/server/server-pool.ts';

const READS = /^\s*\(?(select|with)\b/i;

/** Opens a database on a PostgreSQL server and records the statements that it is asked. */
export function watchedDatabase(settings: DatabaseSettings) {
  const databaseUrl = 'databaseUrl' in settings ? settings.databaseUrl : undefined;
  if (!databaseUrl) throw new Error('Only a PostgreSQL server can be watched.');
  const asked: CompiledQuery[] = [];
  const pool = serverPool(databaseUrl);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query as CompiledQuery),
  });
  return {
    db,
    /** Does some work and returns the statements by which it read, or those that match `wanted`. */
    async readsOf(work: () => Promise<unknown>, wanted = READS): Promise<readonly CompiledQuery[]> {
      asked.splice(0);
      await work();
      return asked.filter(({ sql }) => wanted.test(sql));
    },
    /** A session of its own, for statements without this product's layers. */
    session: () => pool.connect(),
    close: () => db.destroy(),
  };
}

export type WatchedDatabase = ReturnType<typeof watchedDatabase>;
