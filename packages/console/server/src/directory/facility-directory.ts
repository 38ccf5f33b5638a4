import type {
  FacilityDetail,
  ListedFacility,
  listFacilityDirectory,
} from '@careline/core/internal/directory';
import { SERVICE_TYPES } from '@careline/core/internal/encounters';
import { WEEKDAYS } from '@careline/core/internal/encounters/availability';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { readAvailabilities } from '../encounters/availability/read-availability.ts';
import { notFoundHere } from '../platform/access/access.ts';
import { type KeysetPage, keyset } from '../platform/database/keyset.ts';
import { likePart } from '../platform/database/like-part.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hoursAt } from './live-status.ts';

type Tx = Kysely<Schema>;

/** The user who reads the directory. */
export interface DirectoryReader {
  readonly organisationId: string;
  readonly staffId: string;
  /** Unix seconds. */
  readonly now: number;
}

interface Row extends ListedFacility {
  readonly timeZone: string;
  readonly sortKey: string;
}

const BY_NAME = keyset<{ readonly sortKey: string; readonly facilityId: string }>(
  'asc',
  [
    [sql`lower(f.name) collate "C"`, 'text'],
    ['f.id', 'uuid'],
  ],
  ({ sortKey, facilityId }) => [sortKey, facilityId],
);

const facilities = (
  { organisationId, staffId, now }: DirectoryReader,
  all: readonly RawBuilder<unknown>[],
  limit: number,
) => sql<Row>`
    select f.id as "facilityId", f.name as "facilityName", lower(f.name) as "sortKey", f.code, f.type, f.address,
      f.phone, f.duty_doctor_phone as "dutyDoctorPhone", f.time_zone as "timeZone",
      exists (select from staff_facility w where w.facility_id = f.id and w.staff_id = ${staffId}) as "isMine"
    from facility f
    where f.organisation_id = ${organisationId} and (f.closed_from is null or f.closed_from > ${now}::bigint)
      ${all.length > 0 ? sql`and ${sql.join([...all], sql` and `)}` : sql``}
    order by ${BY_NAME.by} limit ${limit}`;

/** Returns a page of the organisation's open facilities, by name. */
export async function readFacilityDirectory(
  tx: Tx,
  reader: DirectoryReader,
  { text, limit, after }: InferOutput<NonNullable<(typeof listFacilityDirectory)['query']>>,
): Promise<KeysetPage<ListedFacility>> {
  const beyond = BY_NAME.beyond(after);
  const part = text && likePart(text);
  const { rows } = await facilities(
    reader,
    [
      ...(part
        ? [sql`(lower(f.name) like ${part} or lower(f.code) like ${part} or lower(f.address) like ${part})`]
        : []),
      ...(beyond ? [beyond] : []),
    ],
    limit + 1,
  ).execute(tx);
  return BY_NAME.cut(rows, limit, ({ sortKey: _, timeZone: __, ...facility }) => facility);
}

interface HoursRow {
  readonly weekday: string;
  readonly fromMinute: number;
  readonly untilMinute: number;
  readonly services: readonly string[] | null;
}

type Hours = FacilityDetail['hours'];

/** Merges overlapping and adjacent hours of a weekday. */
function mergedHours(rows: readonly HoursRow[]): Hours {
  return WEEKDAYS.flatMap((weekday) => {
    const merged: Hours = [];
    const ofDay = rows
      .filter((row) => row.weekday === weekday)
      .toSorted((one, other) => one.fromMinute - other.fromMinute);
    for (const { fromMinute, untilMinute } of ofDay) {
      const last = merged.at(-1);
      if (last && fromMinute <= last.untilMinute) last.untilMinute = Math.max(last.untilMinute, untilMinute);
      else merged.push({ weekday, fromMinute, untilMinute });
    }
    return merged;
  });
}

const readHours = async (tx: Tx, facilityId: string, today: string): Promise<readonly HoursRow[]> =>
  (
    await sql<HoursRow>`
      select h.weekday, h.from_minute as "fromMinute", h.until_minute as "untilMinute", h.service_types as services
      from care_provider_hours h join staff s on s.id = h.care_provider_id
      where h.facility_id = ${facilityId} and s.active and h.valid_from <= ${today}
        and (h.valid_until is null or h.valid_until >= ${today})`.execute(tx)
  ).rows;

/** Returns the services of hours and of configured appointments, in the order of the catalogue. */
async function readServices(tx: Tx, facilityId: string, hours: readonly HoursRow[]): Promise<string[]> {
  const configured = await tx
    .selectFrom('service_slot')
    .select('service_type')
    .where('facility_id', '=', facilityId)
    .execute();
  const found = new Set([
    ...configured.map(({ service_type }) => service_type),
    ...hours.flatMap(({ services }) => services ?? []),
  ]);
  return [...SERVICE_TYPES.filter((type) => found.delete(type)), ...found];
}

async function readOnDuty(tx: Tx, facilityId: string, now: number): Promise<FacilityDetail['onDuty']> {
  const { rows } = await sql<FacilityDetail['onDuty'][number]>`
    select s.id as "staffId", s.name, s.specialities from staff s
    join staff_facility w on w.staff_id = s.id and w.facility_id = ${facilityId}
    where s.active and 'my_encounters' = any(s.scopes) order by lower(s.name) collate "C", s.id`.execute(tx);
  const all = await readAvailabilities(
    tx,
    rows.map(({ staffId }) => staffId),
    facilityId,
  );
  return rows.filter(({ staffId }) => {
    const availability = all.get(staffId);
    return availability !== undefined && hoursAt(availability, now) === 'within';
  });
}

/** Returns a facility with its hours, services and staff on duty. Throws `not-found`. */
export async function readFacilityDetail(
  tx: Tx,
  reader: DirectoryReader,
  facilityId: string,
): Promise<FacilityDetail> {
  const { rows } = await facilities(reader, [sql`f.id = ${facilityId}`], 1).execute(tx);
  const [row] = rows;
  if (!row) throw notFoundHere('facility');
  const { sortKey: _, ...facility } = row;
  const hours = await readHours(tx, facilityId, dayOf(reader.now, facility.timeZone));
  return {
    ...facility,
    hours: mergedHours(hours),
    services: await readServices(tx, facilityId, hours),
    onDuty: await readOnDuty(tx, facilityId, reader.now),
  };
}
