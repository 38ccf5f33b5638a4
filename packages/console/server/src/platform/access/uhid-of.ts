import { type RawBuilder, sql } from 'kysely';

/** The UHID of a person's row, such as `sql.ref('p.id')`, as a column; null where there is none. */
export const uhidOf = (personId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select i.value from identifier i where i.person_id = ${personId} and i.system = 'uhid' order by i.value limit 1)`;
