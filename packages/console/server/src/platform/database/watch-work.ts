import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Wraps every attempt of every transaction of a database; `run` counts the attempts from 1. */
export type WorkWatch = <T>(run: number, work: () => Promise<T>) => Promise<T>;

const watches = new WeakMap<Kysely<Schema>, WorkWatch[]>();

/** Adds metrics or traces to the transactions of `runWork` on `db`. A watch must call its `work` exactly once. */
export function watchWork(db: Kysely<Schema>, watch: WorkWatch): void {
  watches.set(db, [...(watches.get(db) ?? []), watch]);
}

/** Runs one attempt inside its watches. */
export function watched<T>(db: Kysely<Schema>, run: number, work: () => Promise<T>): Promise<T> {
  const around = (inner: () => Promise<T>, watch: WorkWatch) => () => watch(run, inner);
  return (watches.get(db) ?? []).reduce(around, work)();
}
