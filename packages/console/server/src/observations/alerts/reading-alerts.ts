import { dayAfter, dayOf, readInstant, startOfDay } from '@careline/core/internal/formatting';
import type { AlertState, ReadingAlert } from '@careline/core/internal/metrics';
import { genderCodeOf } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead } from '../../platform/access/access.ts';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import { keyset } from '../../platform/database/keyset.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type AlertToGroup, episodesByReading, groupAlertRows, isCriticalEpisode } from './alert-episodes.ts';
import { MEASURED, type MeasuredRow, recordOfRow } from './judge-reading.ts';
import { ALERT_WINDOW_SECONDS } from './raise-alerts.ts';

export interface AlertFilters {
  readonly organisationId: string;
  readonly facilityId: string;
  /** The facility's time zone. Days are counted in it. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  readonly days: number;
  readonly limit: number;
  readonly state: AlertState;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

export interface AlertPage {
  readonly data: ReadingAlert[];
  readonly next: string | null;
}

const DAY_SECONDS = 86_400;

export interface AlertRow extends MeasuredRow, AlertToGroup {
  readonly name: string;
  readonly gender: string;
  readonly birth_date: string | null;
  readonly uhid: string | null;
  readonly missing: string[];
  readonly raised_at: number;
  readonly time_from: string | null;
  readonly acknowledged_name: string | null;
  readonly end_reason: string | null;
  /** The hand-over on the call that reported the reading, as entered. */
  readonly handed_over: unknown;
  readonly called_at: number | null;
  readonly caller_id: string | null;
  readonly caller_name: string | null;
}

const ORDER = keyset<AlertRow>(
  'desc',
  [
    ['a.sort_at', 'bigint'],
    ['a.reading_id', 'uuid'],
  ],
  (row) => [row.sort_at, row.reading_id],
);

/** Returns the first second of the earliest day shown. */
function firstSecond({ now, days, timeZone }: AlertFilters): number {
  return startOfDay(dayAfter(dayOf(now, timeZone), 1 - days), timeZone);
}

/** Tolerates a clock that is up to a day fast. Later readings are not believed. */
const latest = ({ now }: AlertFilters): number => now + DAY_SECONDS;

/** Alerts of patients who have died are not open: they need no action. */
const ALERTS_IN: Readonly<Record<AlertState, RawBuilder<unknown>>> = {
  open: sql`a.acknowledged_at is null and a.ended_at is null and p.deceased is null`,
  acknowledged: sql`a.acknowledged_at is not null`,
  all: sql`true`,
};

/**
 * Selects alerts with the reading, the patient, the person who acknowledged them and the hand-over on the call that
 * reported them. The caller adds the conditions.
 */
export const SELECT_ALERTS = sql`
  select a.reading_id, a.person_id, a.sort_at, a.level, a.flag, a.measure, a.missing, a.raised_at,
    a.acknowledged_at, a.acknowledged_by, s.name as acknowledged_name, a.reason, a.note, a.ended_at, a.end_reason,
    ${MEASURED}, r.details ->> 'timeFrom' as time_from, p.name, p.gender, p.birth_date, ${uhidOf(sql.ref('p.id'))} as uhid,
    f.time_zone, k.started_at as called_at, ks.id as caller_id, ks.name as caller_name,
    (select l.answers -> 'escalation' from call_log l where l.contact_id = r.contact_id
      and l.version = (select max(n.version) from call_log n where n.contact_id = r.contact_id)) as handed_over
  from reading_alert a
  join reading r on r.id = a.reading_id
  join person p on p.id = a.person_id
  join facility f on f.id = a.facility_id
  left join staff s on s.id = a.acknowledged_by
  left join contact k on k.id = r.contact_id
  left join staff ks on ks.id = k.author_id`;

const handOverSchema = v.looseObject({
  about: v.array(v.string()),
  handedTo: v.pipe(v.string(), v.minLength(1)),
  handedAt: v.optional(v.string()),
});

/** Returns who was informed about a critical reading. Hand-overs of other findings of the call say nothing about it. */
function handedToOf(row: AlertRow): ReadingAlert['handedTo'] {
  const { called_at: calledAt, caller_id: id, caller_name: name, level } = row;
  if (level !== 'critical' || calledAt === null || id === null) return undefined;
  const parsed = v.safeParse(handOverSchema, row.handed_over);
  if (!parsed.success || !parsed.output.about.includes('CRITICAL_READING')) return undefined;
  const at = readInstant(parsed.output.handedAt, row.time_zone) / 1000;
  return {
    name: parsed.output.handedTo,
    at: Number.isNaN(at) ? calledAt : at,
    by: { id, name: name ?? id },
  };
}

function acknowledgedOf(row: AlertRow): ReadingAlert['acknowledged'] {
  const { acknowledged_at: at, acknowledged_by: id, acknowledged_name: name, reason, note } = row;
  if (at === null || id === null) return undefined;
  return { at, by: { id, name: name ?? id }, reason: reason ?? '', ...(note !== null && { note }) };
}

export function alertOf(row: AlertRow): ReadingAlert {
  const acknowledged = acknowledgedOf(row);
  const handedTo = handedToOf(row);
  const { ended_at: endedAt, end_reason: endReason } = row;
  return {
    readingId: row.reading_id,
    vitaId: row.person_id,
    appUserInfo: { name: row.name, gender: genderCodeOf(row.gender) },
    birthDate: row.birth_date,
    uhid: row.uhid,
    ...recordOfRow(row),
    ...(row.time_from !== null && { timeFrom: row.time_from }),
    values: row.values.map(({ key, text, unit, label, word, assumedUnit }) => ({
      ...{ key, text, unit, label, word },
      ...(assumedUnit !== undefined && { assumedUnit }),
    })),
    flag: row.flag,
    measure: row.measure,
    level: row.level,
    missing: [...row.missing],
    raisedAt: row.raised_at,
    ...(acknowledged && { acknowledged }),
    ...(endedAt !== null && { ended: { at: endedAt, reason: endReason ?? '' } }),
    ...(handedTo && { handedTo }),
  };
}

/**
 * Selects one page of alerts of the facility's patients, plus one row to detect a next page.
 * Records opened under emergency access are not included.
 */
export function alertsStatement(filters: AlertFilters): RawBuilder<AlertRow> {
  const { organisationId, facilityId, limit, state, after } = filters;
  const beyond = ORDER.beyond(after) ?? sql`true`;
  return sql<AlertRow>`${SELECT_ALERTS}
    where a.organisation_id = ${organisationId} and ${mayRead({ facilityId }, sql.ref('a.person_id'))}
      and ${ALERTS_IN[state]}
      and a.sort_at >= ${firstSecond(filters)} and a.sort_at < ${latest(filters)}
      and ${beyond}
    order by ${ORDER.by}
    limit ${limit + 1}`;
}

export interface AskedOfPatients extends Pick<AlertFilters, 'organisationId' | 'state' | 'now'> {
  readonly vitaIds: readonly string[];
}

/** Selects the patients' alerts of the longest period that an episode can cover, newest first. */
export const alertsOfPatients = ({
  organisationId,
  vitaIds,
  state,
  now,
}: AskedOfPatients): RawBuilder<AlertRow> => sql<AlertRow>`${SELECT_ALERTS}
    where a.person_id = any(${[...vitaIds]}::uuid[]) and a.organisation_id = ${organisationId} and ${ALERTS_IN[state]}
      and a.sort_at > ${now - ALERT_WINDOW_SECONDS} and a.sort_at < ${now + DAY_SECONDS}
    order by ${ORDER.by}`;

/**
 * Returns a page of alerts in a state from the last `days` days, newest reading first. The newest reading of an episode
 * has the whole episode, whatever page its other readings are on.
 */
export async function listAlerts(tx: Kysely<Schema>, filters: AlertFilters): Promise<AlertPage> {
  const { limit } = filters;
  const { rows } = await alertsStatement(filters).execute(tx);
  const shown = ORDER.cut(rows, limit, (row) => row);
  const vitaIds = [...new Set(shown.data.map(({ person_id: id }) => id))];
  // Episodes reach back beyond the days of the list, so that they do not depend on them.
  const ofPatients =
    vitaIds.length > 0 ? (await alertsOfPatients({ ...filters, vitaIds }).execute(tx)).rows : [];
  const episodes = episodesByReading(groupAlertRows(ofPatients), alertOf);
  return {
    data: shown.data.map((row) => ({ ...alertOf(row), episode: episodes.get(row.reading_id) })),
    next: shown.next,
  };
}

/** The default number of days in the list. */
const COUNTED_DAYS = 7;

/** Counts the episodes of unacknowledged alerts in the list's default view, and how many of them are critical. */
export async function countOpenAlerts(
  tx: Kysely<Schema>,
  reader: Pick<AlertFilters, 'organisationId' | 'facilityId' | 'timeZone' | 'now'>,
): Promise<{ open: number; critical: number }> {
  const filters: AlertFilters = { ...reader, days: COUNTED_DAYS, limit: 0, state: 'open' };
  const { rows } = await sql<AlertToGroup>`
    select a.reading_id, a.person_id, a.sort_at, a.level, a.flag, a.measure, f.time_zone,
      a.acknowledged_at, a.acknowledged_by, a.reason, a.note, a.ended_at
    from reading_alert a
    join person p on p.id = a.person_id
    join facility f on f.id = a.facility_id
    where a.organisation_id = ${reader.organisationId}
      and ${mayRead({ facilityId: reader.facilityId }, sql.ref('a.person_id'))}
      and ${ALERTS_IN.open}
      and a.sort_at > ${reader.now - ALERT_WINDOW_SECONDS} and a.sort_at < ${latest(filters)}
    order by a.sort_at desc, a.reading_id desc`.execute(tx);
  const first = firstSecond(filters);
  const counted = groupAlertRows(rows).filter(([newest]) => newest.sort_at >= first);
  return { open: counted.length, critical: counted.filter(isCriticalEpisode).length };
}
