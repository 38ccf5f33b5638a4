import type { DB } from './schema/tables.ts';

export type {
  EarlierOutcome,
  MergeMemory,
  PatientChanges,
  StoredIdentifier,
  StoredNextOfKin,
  StoredValue,
} from './schema/json-columns.ts';

/**
 * The tables of the migrations, for kysely. jsonb is written as a JSON string and read as an object on both databases.
 */
export type Schema = DB;
