import type { ProgrammeScheme } from '@careline/core/internal/clinical';
import type { ProgrammeKey } from '@careline/core/internal/programmes';
import { type Kysely, sql } from 'kysely';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Precedence for patients in several programmes: the most specific programme first. */
const ORDER = [
  'healthy_motherhood',
  'apollo_sugar',
  'careline',
  'ahc',
] as const satisfies readonly ProgrammeKey[];

const placeOf = (programme: string): number => {
  const place = (ORDER as readonly string[]).indexOf(programme);
  return place < 0 ? ORDER.length : place;
};

/** Returns the programme setting that applies to each patient. Patients with default limits are left out. */
export async function schemesOf(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProgrammeScheme>> {
  const { rows } = await sql<{
    person_id: string;
    programme: string;
    scheme: string | null;
    goals: ProgrammeScheme['goals'] | null;
  }>`
    select e.person_id, e.programme, t.scheme, t.goals
    from enrolment e
    join person p on p.id = e.person_id
    left join programme_threshold t on t.organisation_id = p.organisation_id and t.programme = e.programme
    where e.person_id = ${amongPersons(ids)} and e.ended_at is null
      and exists (select from programme_threshold s where s.organisation_id = p.organisation_id)`.execute(tx);
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = first.get(row.person_id);
    if (!known || placeOf(row.programme) < placeOf(known.programme)) first.set(row.person_id, row);
  }
  const shared = new Map<string, ProgrammeScheme>();
  const found = new Map<string, ProgrammeScheme>();
  for (const { person_id, programme, scheme, goals } of first.values()) {
    if (scheme === null) continue;
    const setting = shared.get(programme) ?? { key: scheme, ...(goals && { goals }) };
    shared.set(programme, setting);
    found.set(person_id, setting);
  }
  return found;
}
