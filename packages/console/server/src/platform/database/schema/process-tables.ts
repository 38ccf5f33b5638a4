import type { Generated } from 'kysely';

/** The processes that serve from this database. */
export interface ProcessTables {
  server_process: {
    id: string;
    host: string;
    pid: number;
    version: string;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
  };
}
