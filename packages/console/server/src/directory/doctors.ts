import type { Doctor, listDoctors } from '@careline/core/internal/directory';
import { SERVICE_TYPES } from '@careline/core/internal/encounters';
import { type Kysely, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { readFirstSlots } from '../encounters/availability/provider-slots.ts';
import { type KeysetPage, keyset } from '../platform/database/keyset.ts';
import { likePart } from '../platform/database/like-part.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Kysely<Schema>;

/** Filters, and the user's facility. */
export interface DoctorQuestion extends InferOutput<NonNullable<(typeof listDoctors)['query']>> {
  readonly organisationId: string;
  /** The user's facility. `facilityId` is the one that is searched for. */
  readonly hereId: string;
  /** Unix seconds. */
  readonly now: number;
}

const BY_NAME = keyset<{ readonly sortKey: string; readonly id: string }>(
  'asc',
  [
    [sql`lower(s.name) collate "C"`, 'text'],
    ['s.id', 'uuid'],
  ],
  ({ sortKey, id }) => [sortKey, id],
);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly sortKey: string;
  readonly roles: string[];
  readonly specialities: string[];
  readonly languages: string[];
  readonly council: string | null;
  readonly number: string | null;
  readonly qualification: string | null;
  readonly facilities: Doctor['facilities'];
  /** Services of their hours at the user's facility; null if they have none there. */
  readonly services: (string | null)[] | null;
}

/** Selects a page of care providers: staff with the scope `my_encounters` who work at an open facility. */
const doctorsStatement = ({
  organisationId,
  hereId,
  now,
  text,
  speciality,
  language,
  facilityId,
  limit,
  after,
}: DoctorQuestion) => {
  const beyond = BY_NAME.beyond(after);
  const all = [
    sql`s.organisation_id = ${organisationId} and s.active and 'my_encounters' = any(s.scopes)`,
    ...(text ? [sql`lower(s.name) like ${likePart(text)}`] : []),
    ...(speciality ? [sql`${speciality} = any(s.specialities)`] : []),
    ...(language ? [sql`${language} = any(s.languages)`] : []),
    ...(facilityId
      ? [sql`exists (select from staff_facility w where w.staff_id = s.id and w.facility_id = ${facilityId})`]
      : []),
    ...(beyond ? [beyond] : []),
  ];
  return sql<Row>`
    select s.id, s.name, lower(s.name) as "sortKey", s.roles, s.specialities, s.languages,
      s.registration_council as council, s.registration_number as number, s.qualification,
      coalesce((select jsonb_agg(jsonb_build_object('facilityId', f.id, 'facilityName', f.name)
          order by w.position, f.name)
        from staff_facility w join facility f on f.id = w.facility_id
        where w.staff_id = s.id and (f.closed_from is null or f.closed_from > ${now}::bigint)), '[]') as facilities,
      (select array_agg(distinct h.service) from (
        select unnest(coalesce(h.service_types, array[null::text])) as service from care_provider_hours h
        where h.care_provider_id = s.id and h.facility_id = ${hereId}) h) as services
    from staff s where ${sql.join(all, sql` and `)}
    order by ${BY_NAME.by} limit ${limit + 1}`;
};

const isListed = (service: string | null): service is string => service !== null;

/** Returns the service for which a care provider's next free time is shown: the first in the catalogue's order. */
const shownService = ({ services }: Row): string =>
  SERVICE_TYPES.find((type) => services?.some((service) => service === type)) ??
  services?.find(isListed) ??
  SERVICE_TYPES[0];

/** Returns the next free time of each care provider at the user's facility. */
async function readNext(
  tx: Tx,
  rows: readonly Row[],
  { hereId: facilityId, now }: DoctorQuestion,
): Promise<ReadonlyMap<string, Doctor['next']>> {
  const found = new Map<string, Doctor['next']>();
  const idsOf = new Map<string, string[]>();
  for (const row of rows) {
    if (row.services === null) continue;
    const service = shownService(row);
    idsOf.set(service, [...(idsOf.get(service) ?? []), row.id]);
  }
  for (const [serviceType, ids] of idsOf) {
    const slots = await readFirstSlots(tx, ids, { facilityId, serviceType, now });
    for (const [id, { start, end }] of slots) found.set(id, { serviceType, start, end });
  }
  return found;
}

/** Returns a page of the organisation's care providers, by name. */
export async function readDoctors(tx: Tx, question: DoctorQuestion): Promise<KeysetPage<Doctor>> {
  const { rows } = await doctorsStatement(question).execute(tx);
  const times = await readNext(tx, rows.slice(0, question.limit), question);
  return BY_NAME.cut(rows, question.limit, (row): Doctor => {
    const { id: staffId, name, roles, specialities, languages, council, number, qualification } = row;
    return {
      ...{ staffId, name, roles, specialities, languages, qualification },
      registration: number === null ? null : { council: council ?? '', number },
      facilities: row.facilities,
      isHere: row.facilities.some(({ facilityId }) => facilityId === question.hereId),
      next: times.get(staffId) ?? null,
    };
  });
}
