import { type RawBuilder, sql } from 'kysely';

/**
 * For `person_id = …`: one of these patients. A single one is asked for as one and not as a list of one, because a plan that is kept is
 * made for lists of many.
 */
export const amongPersons = (ids: readonly string[]): RawBuilder<string> =>
  ids.length === 1 ? sql`${ids[0]}::uuid` : sql`any(${ids}::uuid[])`;
