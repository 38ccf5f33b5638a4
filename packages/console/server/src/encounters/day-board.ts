import type { BoardEntry } from '@careline/core/internal/encounters';
import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { narrowedTo, pageOfEncounters } from './encounter-list.ts';
import { toEncounter } from './encounter-rows.ts';

/**
 * How long a care provider counts as seeing the patient after their page was last visible. Longer than a presence,
 * because they also look at other tabs during a visit; leaving the page ends it at once.
 */
const SEEN_SECONDS = 900;
/** Readings have whole minutes, so one of the arrival's minute may be older by seconds. */
const MINUTE = 60;

interface BoardFacts {
  readonly id: string;
  readonly birthDate: string | null;
  readonly gender: string;
  readonly measuredAt: string | null;
  readonly isWithProvider: boolean;
}

async function readFacts(
  tx: Kysely<Schema>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BoardFacts>> {
  const { rows } = await sql<BoardFacts>`
    select e.id, p.birth_date as "birthDate", lower(p.gender) as gender,
      (select max(r.sort_at) from reading r where r.person_id = e.person_id and not r.deleted
        and r.superseded_by is null and r.sort_at >= e.arrived_at - ${MINUTE}::bigint) as "measuredAt",
      exists (select from record_presence s where s.person_id = e.person_id and s.staff_id = e.care_provider_id
        and s.doing = 'consulting' and s.seen_at > ${now - SEEN_SECONDS}::bigint) as "isWithProvider"
    from encounter e join person p on p.id = e.person_id where e.id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface BoardQuestion {
  readonly facilityId: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Returns a page of today's consultations at the facility, earliest first. */
export async function readBoard(
  tx: Kysely<Schema>,
  { facilityId, timeZone, now, limit, after }: BoardQuestion,
): Promise<{ readonly data: BoardEntry[]; readonly next: string | null }> {
  const today = dayOf(now, timeZone);
  const all = [
    ...narrowedTo({ facilityId }, { kind: 'consultation', timeZone, now }),
    sql`e.starts_at >= ${startOfDay(today, timeZone)}`,
    sql`e.starts_at < ${endOfDay(today, timeZone)}`,
  ];
  const page = await pageOfEncounters(tx, all, { order: 'earliest', limit, after }, toEncounter);
  const facts = await readFacts(
    tx,
    page.data.map(({ id }) => id),
    now,
  );
  const data = page.data.map((encounter): BoardEntry => {
    const of = facts.get(encounter.id);
    return {
      encounter,
      birthDate: of?.birthDate ?? null,
      gender: of?.gender ?? 'unknown',
      measuredAt: of?.measuredAt == null ? null : Number(of.measuredAt),
      isWithProvider: of?.isWithProvider ?? false,
    };
  });
  return { data, next: page.next };
}
