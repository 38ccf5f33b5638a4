import type { Kysely } from 'kysely';
import { runFile } from './run-file.ts';

/** Says in the database what its tables and columns hold; the row types have their comments from here. */
export const up = (db: Kysely<unknown>): Promise<void> => runFile(db, '0097-comments.sql');
