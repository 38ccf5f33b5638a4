import { sql } from 'kysely';

/** A row of which nobody decided yet whose it is, or which is not the patient's, is no part of the record. */
export const isTheirs = sql<boolean>`r.held is null`;

/** A further version of the same resource came after the row `r`. */
export const isReplaced = sql<boolean>`exists (
  select from imported_resource n
  where n.organisation_id = r.organisation_id and n.source = r.source and n.kind = r.kind
    and n.source_id = r.source_id and n.held is null and (n.created_at, n.id) > (r.created_at, r.id))`;
