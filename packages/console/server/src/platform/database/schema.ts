import type { DB } from './schema/tables.ts';

export type {
  EarlierOutcome,
  MergeMemory,
  PatientChanges,
  StoredIdentifier,
  StoredNextOfKin,
  StoredValue,
} from './schema/json-columns.ts';

/** The tables of the migrations, for kysely. jsonb is written as a JSON string on both databases and read as an object. */
export type Schema = DB;
