import { type RawBuilder, sql } from 'kysely';

/** Matches calls `k` in which the patient or a relative was reached, by a column that a trigger writes. */
const REACHED = sql`k.current_disposition in ('reached-patient', 'reached-relative')`;

/** Matches encounters `v` for which the patient arrived. */
export const TOOK_PLACE = sql`(v.arrived_at is not null or v.status = 'COMPLETED')`;

/** Whether patient `p` was reached by phone or arrived for an encounter since a time in unix seconds. */
export const wasReachedSince = (since: number): RawBuilder<boolean> => sql<boolean>`(
  exists (select from contact k where k.person_id = p.id and k.started_at >= ${since}::bigint and ${REACHED})
  or exists (select from encounter v where v.person_id = p.id and v.starts_at >= ${since}::bigint
    and ${TOOK_PLACE}))`;

/** Selects when patient `p` was last reached by phone or arrived for an encounter. */
export const LAST_REACHED_AT = sql<number | null>`greatest(
  (select k.started_at from contact k where k.person_id = p.id and ${REACHED}
    order by k.started_at desc, k.id desc limit 1),
  (select v.starts_at from encounter v where v.person_id = p.id and ${TOOK_PLACE}
    order by v.starts_at desc, v.id desc limit 1))`;
