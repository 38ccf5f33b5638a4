import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { UsageError } from './usage-error.ts';

/** A facility or organisation that is not found or is ambiguous. The message says what to do. */
export class FacilityError extends UsageError {
  override readonly name = 'FacilityError';
}

const quoted = (all: readonly { readonly name: string }[]): string =>
  all.map((one) => `"${one.name}"`).join(', ');

/** Returns the open facility with this name or id, or the only one there is. */
export async function findFacility(db: Kysely<Schema>, name: string | undefined) {
  const everywhere = await db
    .selectFrom('facility')
    .select(['id', 'organisation_id', 'name', 'time_zone'])
    .select(sql<boolean>`(closed_from is not null and closed_from <= extract(epoch from now()))`.as('closed'))
    .orderBy('name')
    .execute();
  const all = everywhere.filter(({ closed }) => !closed);
  const [only, ...others] = name ? all.filter((one) => one.name === name || one.id === name) : all;
  if (only && others.length === 0) return only;
  if (everywhere.length === 0) {
    throw new FacilityError('There is no facility yet: add a member of staff first.');
  }
  if (!only && everywhere.some((one) => one.name === name)) {
    throw new FacilityError(`"${name}" is closed. npm start -- facility reopen reopens it.`);
  }
  throw new FacilityError(`Choose a facility with --facility: ${quoted(all)}.`);
}

/** Returns the organisation with this name or id, or the only one there is. */
export async function findOrganisation(db: Kysely<Schema>, asked: string | undefined) {
  const all = await db.selectFrom('organisation').select(['id', 'name']).orderBy('name').execute();
  const [only, ...others] =
    asked === undefined ? all : all.filter(({ id, name }) => name === asked || id === asked.toLowerCase());
  if (only && others.length === 0) return only;
  if (all.length === 0) {
    throw new FacilityError('There is no organisation yet: npm start -- organisation add creates one.');
  }
  throw new FacilityError(`Choose an organisation with --organisation: ${quoted(all)}.`);
}
