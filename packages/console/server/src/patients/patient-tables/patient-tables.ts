import { type RawBuilder, sql } from 'kysely';
import { CARE_TABLES } from './care-tables.ts';
import { IDENTITY_TABLES } from './identity-tables.ts';
import { MEDICINE_TABLES } from './medicine-tables.ts';
import type {
  PatientKey,
  PatientTable,
  PatientTables,
  TableName,
  TableNamingPatient,
} from './patient-table.ts';
import { VISIT_TABLES } from './visit-tables.ts';

/** Every table with rows that belong to a patient, for erasures and merges. A missing table is a compile error. */
const PATIENT_TABLES: PatientTables & Required<Pick<PatientTables, TableNamingPatient>> = {
  ...IDENTITY_TABLES,
  ...VISIT_TABLES,
  ...CARE_TABLES,
  ...MEDICINE_TABLES,
};

/** An entry with its table name, for code that treats all tables alike. */
export type NamedPatientTable = PatientTable<TableName> & { readonly table: TableName };

export const PATIENT_TABLE_ROWS: readonly NamedPatientTable[] = Object.entries(PATIENT_TABLES).map(
  ([table, row]) => ({ ...(row as PatientTable<TableName>), table: table as TableName }),
);

const DEFAULT_KEYS: readonly PatientKey[] = ['person_id' as never];

const keysOf = (table: TableName): readonly PatientKey[] =>
  (PATIENT_TABLES[table] as PatientTable<TableName> | undefined)?.keys ?? DEFAULT_KEYS;

function keyCondition(key: PatientKey, personId: string): RawBuilder<boolean> {
  if (typeof key === 'string') return sql<boolean>`${sql.ref(key)} = ${personId}`;
  if ('text' in key) return sql<boolean>`${sql.ref(key.text)}::text like ${`%${personId}%`}`;
  const { column, of, by = 'id' } = key;
  return sql<boolean>`${sql.ref(column)} in (select ${sql.ref(by)} from ${sql.table(of)} where ${belongsTo(of, personId)})`;
}

/** Returns the condition for a table's rows that belong to a patient. */
export function belongsTo(table: TableName, personId: string): RawBuilder<boolean> {
  const conditions = keysOf(table).map((key) => keyCondition(key, personId));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
