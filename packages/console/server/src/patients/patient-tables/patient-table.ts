import type { MergeCount } from '@careline/core/internal/patients/duplicates';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { MergeMemory, Schema } from '../../platform/database/schema.ts';

export type TableName = keyof Schema;
type ColumnName<Table extends TableName> = keyof Schema[Table] & string;

/**
 * Rows whose column refers to a row of another table that belongs to the patient. `by` is the column of that row (`id`
 * by default).
 */
interface PartKey {
  readonly column: string;
  readonly of: TableName;
  readonly by?: string;
}

/** A column with the id of the patient, a part of another table, or JSON whose text contains the id. */
export type PatientKey<Table extends TableName = TableName> =
  | ColumnName<Table>
  | PartKey
  | { readonly text: ColumnName<Table> };

/** Input of an erasure besides the patient. Times are unix seconds. */
export interface ErasureTimes {
  readonly now: number;
  readonly recordUntil: number;
}

type Tx = Transaction<Schema>;
type StripFunction = (tx: Tx, personId: string, times: ErasureTimes) => Promise<void>;

/** The columns that change when rows lose a patient's identity, with their new value or an expression for it. */
type StrippedColumns<Table extends TableName> = {
  readonly [Column in ColumnName<Table>]?: string | null | RawBuilder<unknown>;
};

/**
 * What an erasure does with the rows. `remove`: delete them immediately. `strip` and `leave`: keep them until the
 * record's retention ends, without free text or unchanged. `ignore`: no erasure changes them. The text gives the
 * reason.
 */
type Erasure<Table extends TableName> =
  | 'remove'
  | {
      readonly strip: StrippedColumns<Table> | StripFunction;
      /** Removes the rows when retention ends, if some of them must stay. */
      readonly remove?: (tx: Tx, personId: string) => Promise<void>;
    }
  | { readonly leave: string }
  | { readonly ignore: string };

/** Rows with their own id. A merge moves and records each; an undo moves the recorded ones back. */
export interface Moved {
  /** The column that names the patient, `person_id` by default. */
  readonly column?: string;
  /** The column that identifies a moved row, `id` by default. */
  readonly key?: string;
  /** Rows `t` that do not move, because the remaining patient has an equal row or may have only one. */
  readonly unless?: (keptId: string) => RawBuilder<boolean>;
  /** What rows stored after the merge may belong to, and by which column. An undo moves both. */
  readonly goesWith?: readonly { readonly table: TableName; readonly by: string }[];
}

/** Rows that follow the row which column `by` of `t` refers to. */
interface FollowedRow {
  readonly table: TableName;
  readonly by: RawBuilder<unknown>;
}

/**
 * What a merge does with the rows. `moves`: the remaining patient gets them. `follows`: they move with another row.
 * `identity`: `merge-identity.ts` writes them and remembers the originals under this name. `clear`: the merge removes
 * them. `stay`: no merge changes them.
 */
export type Merging =
  | { readonly moves: readonly Moved[] }
  | { readonly follows: readonly FollowedRow[] }
  | { readonly identity: keyof MergeMemory }
  | { readonly clear: string }
  | { readonly stay: string };

/** Counts shown before an erasure is confirmed. */
const ERASURE_COUNTS = [
  'identifiers',
  'phones',
  'calls',
  'encounters',
  'readings',
  'reports',
  'imported',
] as const;
export type ErasureCount = (typeof ERASURE_COUNTS)[number];

/** How a table's rows belong to a patient, and what erasures and merges do with them. */
export interface PatientTable<Table extends TableName> {
  /** `person_id` by default. */
  readonly keys?: readonly PatientKey<Table>[];
  readonly erasure: Erasure<Table>;
  /** Left out for JSON and for child tables, which move with their parent. */
  readonly merge?: Merging;
  /** Columns with unix seconds that extend the retention of the record. */
  readonly times?: readonly ColumnName<Table>[];
  /**
   * Columns of other tables to clear before these rows are removed, because those rows may belong to another patient.
   */
  readonly releases?: readonly { readonly table: TableName; readonly column: string }[];
  readonly erasureCount?: ErasureCount;
  /** Counted in merge previews. `stored` is the column with the time of storing, `created_at` by default. */
  readonly mergeCount?: { readonly name: MergeCount; readonly stored?: ColumnName<Table> };
}

/** Rows by table. A table comes before the tables that refer to it: an erasure removes from the end. */
export type PatientTables = { readonly [Table in TableName]?: PatientTable<Table> };

type PatientColumn = 'person_id' | 'mother_id' | 'infant_id' | 'kept_id' | 'merged_id' | 'merged_into';

/** Tables whose row type has a patient column. `work_change` is empty at the end of each transaction. */
export type TableNamingPatient = Exclude<
  {
    [Table in TableName]: Extract<keyof Schema[Table], PatientColumn> extends never ? never : Table;
  }[TableName],
  'work_change'
>;

/** Empties a text, but leaves null as null. */
export const emptied = (column: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(column)} is null then null else '' end`;
