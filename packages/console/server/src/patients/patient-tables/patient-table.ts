import type { MergeCount } from '@careline/core/internal/patients/duplicates';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { MergeMemory, Schema } from '../../platform/database/schema.ts';

export type TableName = keyof Schema;
type ColumnName<Table extends TableName> = keyof Schema[Table] & string;

/** Rows whose column names a row of another table that belongs to the patient, by `by` (its `id` if left out). */
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

/** What an erasure knows besides the patient; unix seconds. */
export interface ErasureTimes {
  readonly now: number;
  readonly recordUntil: number;
}

type Tx = Transaction<Schema>;
type StripFunction = (tx: Tx, personId: string, times: ErasureTimes) => Promise<void>;

/** The columns that change when rows lose what says who the patient is, with their new value or an expression for it. */
type StrippedColumns<Table extends TableName> = {
  readonly [Column in ColumnName<Table>]?: string | null | RawBuilder<unknown>;
};

/**
 * What an erasure does with the rows. `remove`: they go at once. `strip` and `leave`: they stay until the retention of the
 * record is over, without their free text or as they are. `ignore`: no erasure changes them. The text is the reason.
 */
type Erasure<Table extends TableName> =
  | 'remove'
  | {
      readonly strip: StrippedColumns<Table> | StripFunction;
      /** Removes the rows when the retention is over, where not all of them may go. */
      readonly remove?: (tx: Tx, personId: string) => Promise<void>;
    }
  | { readonly leave: string }
  | { readonly ignore: string };

/** Rows with an id of their own. A merge moves and records each; undoing gives the recorded ones back. */
export interface Moved {
  /** The column that names the patient: `person_id` if left out. */
  readonly column?: string;
  /** The column that identifies a moved row: `id` if left out. */
  readonly key?: string;
  /** Rows `t` that stay, because the patient who stays has one with the same content, or may have only one. */
  readonly unless?: (keptId: string) => RawBuilder<boolean>;
  /** What rows stored after the merge may be part of, by which column: undoing moves both. */
  readonly goesWith?: readonly { readonly table: TableName; readonly by: string }[];
}

/** Rows that go where the row goes that `by` names of the row `t`. */
interface FollowedRow {
  readonly table: TableName;
  readonly by: RawBuilder<unknown>;
}

/**
 * What a merge does with the rows. `moves`: the patient who stays gets them. `follows`: they go with another row. `identity`:
 * `merge-identity.ts` writes them and remembers under this name what was there. `clear`: the merge removes them. `stay`: no merge changes them.
 */
export type Merging =
  | { readonly moves: readonly Moved[] }
  | { readonly follows: readonly FollowedRow[] }
  | { readonly identity: keyof MergeMemory }
  | { readonly clear: string }
  | { readonly stay: string };

/** What an erasure counts before it is confirmed. */
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

/** How the rows of a table belong to a patient, and what happens to them. */
export interface PatientTable<Table extends TableName> {
  /** `person_id` if left out. */
  readonly keys?: readonly PatientKey<Table>[];
  readonly erasure: Erasure<Table>;
  /** Left out for parts of other tables, which go with them, and for JSON. */
  readonly merge?: Merging;
  /** Columns with unix seconds that extend the retention of the record. */
  readonly times?: readonly ColumnName<Table>[];
  /** Columns of other tables that are emptied before these rows go, because those rows may belong to another patient. */
  readonly releases?: readonly { readonly table: TableName; readonly column: string }[];
  readonly erasureCount?: ErasureCount;
  /** Counted in the previews of a merge; `stored` is the column with the time of storing, `created_at` if left out. */
  readonly mergeCount?: { readonly name: MergeCount; readonly stored?: ColumnName<Table> };
}

/** Rows by table. A row stands above the rows that refer to it: erasure removes from the end. */
export type PatientTables = { readonly [Table in TableName]?: PatientTable<Table> };

type PatientColumn = 'person_id' | 'mother_id' | 'infant_id' | 'kept_id' | 'merged_id' | 'merged_into';

/** Tables whose row type has a column that names a patient. `work_change` is empty at the end of each transaction. */
export type TableNamingPatient = Exclude<
  {
    [Table in TableName]: Extract<keyof Schema[Table], PatientColumn> extends never ? never : Table;
  }[TableName],
  'work_change'
>;

/** `''` where there is a text. */
export const emptied = (column: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(column)} is null then null else '' end`;
