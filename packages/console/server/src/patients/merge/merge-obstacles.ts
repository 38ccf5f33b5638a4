import type { MergeObstacle } from '@careline/core/internal/patients/duplicates';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * A call without an outcome that began within this time may still be running. An older one was forgotten, so it moves.
 */
const OPEN_CALL_SECONDS = 4 * 3600;

export interface Obstacle {
  readonly code: MergeObstacle;
  /** The user who has to finish first. */
  readonly name?: string;
}

/** Builds one select per obstacle. Each row is an obstacle and names the user or item it is about. */
function questions(ids: readonly [string, string], now: number): Record<MergeObstacle, RawBuilder<unknown>> {
  const both = sql`any(${[...ids]}::uuid[])`;
  const [one, other] = ids.map((id) => sql`${id}::uuid`);
  return {
    claimed: sql`select s.name from work_claim c join staff s on s.id = c.staff_id
      where c.person_id = ${both} and c.until > ${now}`,
    'call-open': sql`select s.name from contact c join staff s on s.id = c.author_id
      where c.person_id = ${both} and c.current_status = 'dialling' and c.started_at > ${now - OPEN_CALL_SECONDS}`,
    'mother-and-infant': sql`select null as name from infant_link l
      where l.ended_at is null and l.mother_id = ${both} and l.infant_id = ${both}`,
    'two-mothers': sql`select null as name from infant_link a join infant_link b on b.infant_id = ${other}
      where a.infant_id = ${one} and a.ended_at is null and b.ended_at is null and a.mother_id <> b.mother_id`,
    'same-slot': sql`select null as name from encounter a join encounter b on b.slot_id = a.slot_id
      where a.person_id = ${one} and b.person_id = ${other}
        and a.status not in ('CANCELLED', 'REJECTED') and b.status not in ('CANCELLED', 'REJECTED')`,
  };
}

/** Returns everything that prevents the merge. */
export async function findObstacles(
  tx: Kysely<Schema>,
  ids: readonly [string, string],
  now: number,
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const [code, question] of Object.entries(questions(ids, now)) as [
    MergeObstacle,
    RawBuilder<unknown>,
  ][]) {
    const { rows } = await sql<{ name: string | null }>`${question} limit 1`.execute(tx);
    const [row] = rows;
    if (row) found.push({ code, ...(row.name !== null && { name: row.name }) });
  }
  return found;
}

const WORDS: Readonly<Record<MergeObstacle, string>> = {
  claimed: 'has reserved one of the patients. Merge them when the reservation ends.',
  'call-open': 'is in a call with one of the patients. Merge them when it has an outcome.',
  'mother-and-infant': 'One of the patients is linked as the infant of the other. End that link first.',
  'two-mothers': 'Both are linked as the infant of different mothers. End the wrong link first.',
  'same-slot': 'Both have a booking at the same time. Cancel one of them first.',
};

/** Throws `conflict` with the first obstacle as its `reason`. */
export function refuseObstacles([first]: readonly Obstacle[]): void {
  if (!first) return;
  throw new ProblemError('conflict', {
    title: 'The patients cannot be merged now',
    detail: first.name === undefined ? WORDS[first.code] : `${first.name} ${WORDS[first.code]}`,
    action: 'Check both patients again, then merge them.',
    reason: first.code,
  });
}
