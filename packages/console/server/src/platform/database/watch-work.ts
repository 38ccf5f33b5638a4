import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands around every try of every transaction of one database; `run` counts the tries of one work from 1. */
export type WorkWatch = <T>(run: number, work: () => Promise<T>) => Promise<T>;

const watches = new WeakMap<Kysely<Schema>, WorkWatch[]>();

/** Has the transactions of `runWork` on `db` watched, by metrics or traces; a watch must call what it is given, once. */
export function watchWork(db: Kysely<Schema>, watch: WorkWatch): void {
  watches.set(db, [...(watches.get(db) ?? []), watch]);
}

/** One try, inside its watches. */
export function watched<T>(db: Kysely<Schema>, run: number, work: () => Promise<T>): Promise<T> {
  const around = (inner: () => Promise<T>, watch: WorkWatch) => () => watch(run, inner);
  return (watches.get(db) ?? []).reduce(around, work)();
}
