import { type RawBuilder, sql } from 'kysely';

const DAY_SECONDS = 86_400;
const BEFORE_SECONDS = 31 * DAY_SECONDS;
const AFTER_SECONDS = 92 * DAY_SECONDS;

/** A patient is the care provider's own from 31 days before an encounter until 92 days after it. */
export const isOwnAround = (startsAt: RawBuilder<unknown>, now: number): RawBuilder<boolean> =>
  sql<boolean>`${startsAt} between ${now - AFTER_SECONDS}::bigint and ${now + BEFORE_SECONDS}::bigint`;
