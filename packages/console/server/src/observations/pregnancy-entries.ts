import {
  datePregnancyEntries,
  type EntryDating,
  lastPossibleDay,
  type OtherDating,
  type PregnancyContent,
  readPregnancyContent,
} from '@careline/core/internal/patients/pregnancy';
import { type Kysely, sql } from 'kysely';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { ReportedPregnancy } from './reported-pregnancy.ts';

/** An entry that was not marked as a mistake. */
export interface CountingEntry {
  readonly id: string;
  readonly personId: string;
  /** Unix seconds. */
  readonly at: number;
  /** The facility's calendar day on which it was recorded. */
  readonly day: string;
  readonly content: PregnancyContent;
}

interface EntryRow extends Omit<CountingEntry, 'content'> {
  readonly content: unknown;
}

/** Returns the patients' entries that count, earliest first. */
export async function readCountingEntries(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly CountingEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.person_id as "personId", e.created_at as at, e.content,
      to_char(to_timestamp(e.created_at) at time zone f.time_zone, 'YYYY-MM-DD') as day
    from pregnancy_entry e join facility f on f.id = e.facility_id
    where e.person_id = ${amongPersons(ids)} and e.mistake_at is null
    order by e.created_at, e.id`.execute(tx);
  return rows.flatMap((row) => {
    const content = readPregnancyContent(row.content);
    return content ? [{ ...row, content }] : [];
  });
}

interface RegisteredRow {
  readonly personId: string;
  readonly edd: string;
  readonly basis: string;
  readonly at: number;
}

/** Returns the due dates of registrations, for the rule that chooses between two dates. */
async function readRegistered(tx: Kysely<Schema>, ids: readonly string[]): Promise<readonly RegisteredRow[]> {
  return await tx
    .selectFrom('pregnancy')
    .select(['person_id as personId', 'edd', 'basis', 'created_at as at'])
    .where('person_id', '=', amongPersons(ids))
    .execute();
}

const registeredDating = ({ at, edd, basis }: RegisteredRow): OtherDating => ({
  at,
  dueDate: edd,
  basis: basis === 'scan' ? 'scan' : 'last-period',
});

/** Returns the due date given by each entry that dates a pregnancy, by entry id. */
export async function dateEntries(
  tx: Kysely<Schema>,
  entries: readonly CountingEntry[],
  onCalls: ReadonlyMap<string, readonly ReportedPregnancy[]>,
): Promise<ReadonlyMap<string, EntryDating>> {
  const ids = [...new Set(entries.map(({ personId }) => personId))];
  if (ids.length === 0) return new Map();
  const registered = await readRegistered(tx, ids);
  return new Map(
    ids.flatMap((id) => [
      ...datePregnancyEntries(
        entries.filter(({ personId }) => personId === id),
        [
          ...registered.filter(({ personId }) => personId === id).map(registeredDating),
          ...(onCalls.get(id) ?? []).map(({ at, dueDate }) => ({ at, dueDate })),
        ],
      ),
    ]),
  );
}

/**
 * Returns the pregnancy that an entry reports, or undefined.
 * A partial date counts as the last day it can mean, so that the weeks after it are not cut short.
 */
export function reportedByEntry(
  { id, at, day, content }: CountingEntry,
  datings: ReadonlyMap<string, EntryDating>,
): ReportedPregnancy | undefined {
  if (content.kind === 'pregnancy') {
    const dated = datings.get(id);
    return dated ? { at, dueDate: dated.dueDate } : { at, knownOn: content.dating.on };
  }
  if (content.kind !== 'end') return undefined;
  const on = lastPossibleDay(content.on, day);
  if (content.outcome === 'birth') return { at, bornOn: on };
  if (content.outcome === 'stillbirth') return { at, over: true, lost: 'child', bornOn: on };
  return { at, over: true, lost: 'miscarriage', lostOn: on };
}
