import { dayOf } from '@careline/core/internal/formatting';
import {
  NOTIFICATION_DAYS,
  type NotificationKind,
  type StaffNotification,
} from '@careline/core/internal/notifications';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOwnAround } from '../encounters/is-own-around.ts';
import { mayRead } from '../platform/access/access.ts';
import { type KeysetPage, keyset, type PageRequest } from '../platform/database/keyset.ts';
import { type LimitedCount, limitedCount } from '../platform/database/limited-count.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Caller } from '../platform/http/route.ts';

const DAY = 86_400;

/** A member of staff at one of their facilities. */
export interface NotificationReader {
  readonly caller: Pick<Caller, 'staffId' | 'facilityId' | 'timeZone'>;
  /** Unix seconds. */
  readonly now: number;
}

export interface NotificationsWanted extends PageRequest, NotificationReader {
  readonly kind?: NotificationKind | undefined;
  readonly onlyUnread: boolean;
}

/** The reader, and the time from which on something is listed. */
interface Source extends Pick<Caller, 'staffId' | 'facilityId' | 'timeZone'> {
  readonly now: number;
  readonly since: number;
}

const nothing = sql`null`;

interface Columns {
  readonly key: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly person: RawBuilder<unknown>;
  readonly what: RawBuilder<unknown>;
  readonly event?: RawBuilder<unknown>;
  readonly start?: RawBuilder<unknown>;
  readonly encounter?: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
}

const columns = (
  kind: NotificationKind,
  { key, at, person, what, event = nothing, start = nothing, encounter = nothing, by }: Columns,
) => sql`select ${kind}::text as kind, ${key} as key, ${at}::bigint as at, ${person} as person_id, ${what}::text as what,
  ${event}::text as event, ${start}::bigint as start, ${encounter}::uuid as encounter_id, ${by}::uuid as author_id`;

/** Days after a call in which its author is notified of the patient's critical readings. */
const CALL_DAYS = 31;

/**
 * Encounters of the facility that began since then or are to come. Their events are found by encounter, so that no
 * statement reads all events. Changes of older encounters are left out.
 */
const ofRecentEncounter = ({ facilityId, since }: Pick<Source, 'facilityId' | 'since'>) =>
  sql`e.facility_id = ${facilityId} and e.starts_at >= ${since}::bigint`;

/** Each kind reads from the records themselves, so that merges, erasures and corrections hold here too. */
const SOURCES: Readonly<Record<NotificationKind, (source: Source) => RawBuilder<unknown>>> = {
  'task-assigned': ({ staffId, facilityId, since }) => sql`
    ${columns('task-assigned', {
      key: sql`'task:' || f.id`,
      at: sql`f.updated_at`,
      person: sql`f.person_id`,
      what: sql`f.what`,
      encounter: sql`f.encounter_id`,
      by: sql`f.author_id`,
    })}
    from follow_up f
    where f.facility_id = ${facilityId} and f.assignee_id = ${staffId} and f.author_id <> ${staffId}
      and f.state = 'open' and f.updated_at >= ${since}`,
  'task-overdue': ({ staffId, facilityId, now, since, timeZone }) => sql`
    ${columns('task-overdue', {
      key: sql`'overdue:' || f.id || ':' || f.due_on`,
      at: sql`extract(epoch from (f.due_on::date + 1)::timestamp at time zone ${timeZone})`,
      person: sql`f.person_id`,
      what: sql`f.what`,
      encounter: sql`f.encounter_id`,
      by: nothing,
    })}
    from follow_up f
    where f.facility_id = ${facilityId} and f.assignee_id = ${staffId} and f.state = 'open'
      and f.due_on < ${dayOf(now, timeZone)} and f.due_on >= ${dayOf(since, timeZone)}`,
  'encounter-assigned': ({ staffId, facilityId, since }) => sql`
    ${columns('encounter-assigned', {
      key: sql`'assigned:' || x.id`,
      at: sql`x.created_at`,
      person: sql`x.person_id`,
      what: sql`e.service_type`,
      event: sql`x.event`,
      start: sql`e.starts_at`,
      encounter: sql`e.id`,
      by: sql`x.author_id`,
    })}
    from encounter_event x join encounter e on e.id = x.encounter_id
    where ${ofRecentEncounter({ facilityId, since })} and x.created_at >= ${since} and x.author_id <> ${staffId}
      and e.care_provider_id = ${staffId} and x.event in ('create', 'assign_care_provider')`,
  'encounter-changed': ({ staffId, facilityId, since }) => sql`
    ${columns('encounter-changed', {
      key: sql`'changed:' || x.id`,
      at: sql`x.created_at`,
      person: sql`x.person_id`,
      what: sql`e.service_type`,
      event: sql`case when x.moved_to is not null then 'moved' else x.event end`,
      start: sql`e.starts_at`,
      encounter: sql`e.id`,
      by: sql`x.author_id`,
    })}
    from encounter_event x join encounter e on e.id = x.encounter_id
    where ${ofRecentEncounter({ facilityId, since })} and x.created_at >= ${since} and x.author_id <> ${staffId}
      and (e.care_provider_id = ${staffId} or e.author_id = ${staffId})
      and (x.moved_to is not null or x.event in ('accept', 'decline', 'reject', 'cancel'))`,
  'result-arrived': ({ staffId, facilityId, since }) => sql`
    ${columns('result-arrived', {
      key: sql`'result:' || w.id`,
      at: sql`w.created_at`,
      person: sql`r.person_id`,
      what: sql`w.laboratory`,
      encounter: sql`o.encounter_id`,
      by: sql`w.author_id`,
    })}
    from lab_report_version w join lab_report r on r.id = w.report_id join lab_order o on o.id = r.order_id
    where r.facility_id = ${facilityId} and o.author_id = ${staffId} and w.author_id <> ${staffId}
      and w.created_at >= ${since} and w.status <> 'entered-in-error'`,
  'message-failed': ({ staffId, facilityId, since }) => sql`
    ${columns('message-failed', {
      key: sql`'message:' || m.id`,
      at: sql`m.state_at`,
      person: sql`m.person_id`,
      what: sql`coalesce(m.reason, '')`,
      by: nothing,
    })}
    from patient_message m
    where m.facility_id = ${facilityId} and m.author_id = ${staffId} and m.state = 'failed' and m.state_at >= ${since}`,
  'critical-reading': ({ staffId, facilityId, now, since }) => sql`
    ${columns('critical-reading', {
      key: sql`'alert:' || a.reading_id`,
      at: sql`a.raised_at`,
      person: sql`a.person_id`,
      what: sql`a.measure`,
      by: nothing,
    })}
    from reading_alert a
    where a.facility_id = ${facilityId} and a.level = 'critical' and a.raised_at >= ${since}
      and a.acknowledged_at is null and a.ended_at is null and (
        exists (select from encounter e where e.person_id = a.person_id and e.care_provider_id = ${staffId}
          and e.facility_id = ${facilityId} and e.status not in ('CANCELLED', 'DECLINED', 'REJECTED')
          and ${isOwnAround(sql.ref('e.starts_at'), now)})
        or exists (select from contact c where c.person_id = a.person_id and c.author_id = ${staffId}
          and c.facility_id = ${facilityId} and c.started_at >= ${now - CALL_DAYS * DAY}::bigint))`,
};

interface NotificationRow {
  readonly key: string;
  readonly kind: NotificationKind;
  readonly at: string | number;
  readonly vitaId: string;
  readonly patient: string;
  readonly what: string;
  readonly event: string | null;
  readonly start: string | number | null;
  readonly encounterId: string | null;
  readonly by: string | null;
  readonly isRead: boolean;
}

const LATEST_FIRST = keyset<Pick<NotificationRow, 'at' | 'key'>>(
  'desc',
  [
    ['n.at', 'bigint'],
    ['n.key', 'text'],
  ],
  ({ at, key }) => [Number(at), key],
);

const toNotification = (row: NotificationRow): StaffNotification => {
  const { event, start, encounterId, at, ...facts } = row;
  return {
    ...facts,
    at: Number(at),
    ...(event !== null && { event }),
    ...(start !== null && { start: Number(start) }),
    ...(encounterId !== null && { encounterId }),
  } as StaffNotification;
};

const ALL_KINDS = Object.keys(SOURCES) as NotificationKind[];

/** Everything that concerns the reader as `n`, unread or not. */
function concerning({ caller, now }: NotificationReader, kinds: readonly NotificationKind[]) {
  const source: Source = { ...caller, now, since: now - NOTIFICATION_DAYS * DAY };
  return sql`(${sql.join(
    kinds.map((one) => SOURCES[one](source)),
    sql` union all `,
  )}) n`;
}

const isReadBy = (staffId: string) => sql`exists (
  select from notification_mark k
  where k.staff_id = ${staffId} and (k.key = n.key or (k.key = '*' and k.read_at >= n.at)))`;

/** Returns a page of the caller's notifications, latest first. Patients without read access are left out. */
export async function readNotifications(
  tx: Kysely<Schema>,
  { caller, now, kind, onlyUnread, limit, after }: NotificationsWanted,
): Promise<KeysetPage<StaffNotification>> {
  const { staffId, facilityId } = caller;
  const beyond = LATEST_FIRST.beyond(after);
  const isRead = isReadBy(staffId);
  const conditions = [
    mayRead({ facilityId }, sql.ref('n.person_id')),
    ...(onlyUnread ? [sql`not ${isRead}`] : []),
    ...(beyond ? [beyond] : []),
  ];
  const { rows } = await sql<NotificationRow>`
    select n.key, n.kind, n.at, n.person_id as "vitaId", p.name as patient, n.what, n.event, n.start,
      n.encounter_id as "encounterId", s.name as by, ${isRead} as "isRead"
    from ${concerning({ caller, now }, kind ? [kind] : ALL_KINDS)}
    join person p on p.id = n.person_id left join staff s on s.id = n.author_id
    where ${sql.join(conditions, sql` and `)}
    order by ${LATEST_FIRST.by} limit ${limit + 1}`.execute(tx);
  return LATEST_FIRST.cut(rows, limit, toNotification);
}

/** The menu shows no larger number. */
const MAX_COUNTED = 99;

/** Counts what the reader has not read, up to 99. */
export const countUnread = (tx: Kysely<Schema>, reader: NotificationReader): Promise<LimitedCount> =>
  limitedCount(
    tx,
    sql`from ${concerning(reader, ALL_KINDS)}
      where ${mayRead(reader.caller, sql.ref('n.person_id'))} and not ${isReadBy(reader.caller.staffId)}`,
    MAX_COUNTED,
  );

interface UnreadWanted extends NotificationReader {
  readonly kinds: readonly NotificationKind[];
  /** Unix seconds. */
  readonly since: number;
}

/** Returns the latest unread notifications of some kinds since a time, without the records that they are about. */
export async function readUnreadKeys(
  tx: Kysely<Schema>,
  { caller, now, kinds, since }: UnreadWanted,
  limit: number,
): Promise<readonly Pick<StaffNotification, 'key' | 'kind'>[]> {
  if (kinds.length === 0) return [];
  const { rows } = await sql<Pick<StaffNotification, 'key' | 'kind'>>`
    select n.key, n.kind from ${concerning({ caller, now }, kinds)}
    where n.at >= ${since} and ${mayRead(caller, sql.ref('n.person_id'))} and not ${isReadBy(caller.staffId)}
    order by ${LATEST_FIRST.by} limit ${limit}`.execute(tx);
  return rows;
}
