import type { ColumnType } from 'kysely';

/** The database fills it in where it is left out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** jsonb with a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
