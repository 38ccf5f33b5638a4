import { sql } from 'kysely';

/**
 * Matches rows that belong to the patient's record.
 * Rows awaiting a decision, or found to be another patient's, are held.
 */
export const isTheirs = sql<boolean>`r.held is null`;

/** Matches rows `r` that a newer version of the same resource replaced. */
export const isReplaced = sql<boolean>`exists (
  select from imported_resource n
  where n.organisation_id = r.organisation_id and n.source = r.source and n.kind = r.kind
    and n.source_id = r.source_id and n.held is null and (n.created_at, n.id) > (r.created_at, r.id))`;
