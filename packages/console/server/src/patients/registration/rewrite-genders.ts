import { type Kysely, sql } from 'kysely';
import { type Rewriting, type RewritingOptions, rewriteOnce } from '../../platform/database/rewriting.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nextPersons } from '../next-persons.ts';

/** Their version stays: nothing of what anybody reads or has open is another one. */
const GENDERS: Rewriting<number> = {
  name: 'person.gender',
  none: 0,
  atOnce: 200,
  next: nextPersons,
  rewrite: async (tx, ids) => {
    const { numAffectedRows } = await sql`
      update person set gender = gender_code(gender)
      where id = any(${ids}::uuid[]) and gender <> gender_code(gender)`.execute(tx);
    return Number(numAffectedRows ?? 0);
  },
  add: (one, other) => one + other,
};

/**
 * Writes the genders that earlier versions stored in lower case as codes. Rows that arrive meanwhile are stored as codes, by
 * this version and, with a trigger, by the one before.
 */
export const rewriteGenders = (db: Kysely<Schema>, options: RewritingOptions<number>) =>
  rewriteOnce(db, GENDERS, options);
