import type { Kysely } from 'kysely';
import { runFile } from './run-file.ts';

/** Makes every table, function and trigger of the baseline in an empty database. */
export const up = (db: Kysely<unknown>): Promise<void> => runFile(db, '0079-tables.sql');
