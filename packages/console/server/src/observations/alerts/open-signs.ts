import type { OpenSign, ReportedSign } from '@careline/core/internal/calls/findings';
import { type Episode, groupEpisodes } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { AlertState } from '@careline/core/internal/metrics';
import { genderCodeOf } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import { keyset } from '../../platform/database/keyset.ts';
import type { Schema } from '../../platform/database/schema.ts';

interface SignToGroup {
  readonly id: string;
  readonly person_id: string;
  readonly level: string;
  readonly signs: readonly ReportedSign[];
  readonly told_at: number;
  readonly settled_at: number | null;
  readonly settled_by: string | null;
  readonly outcome: string | null;
  readonly ended_at: number | null;
  readonly time_zone: string;
}

export interface OpenSignRow extends SignToGroup {
  readonly name: string;
  readonly gender: string;
  readonly birth_date: string | null;
  readonly uhid: string | null;
  readonly contact_id: string | null;
  readonly assessment_id: string | null;
  readonly programme: string | null;
  readonly call_type: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly handed_to: string | null;
  readonly tried_at: number | null;
  readonly tried_by: string | null;
  readonly tried_name: string | null;
  readonly settled_name: string | null;
  readonly note: string | null;
  readonly end_reason: string | null;
}

/** Key for finding duplicates: two calls may report the same sign. */
export const signKey = ({ kind, sign }: Readonly<Record<'kind' | 'sign', string>>): string =>
  `${kind} ${sign}`;

/** Matches signs without an outcome. `o` is the row. */
export const IS_OPEN = sql`o.settled_at is null and o.ended_at is null`;

/** Selects signs with the patient, the author and the person who settled them. The caller adds the conditions. */
export const SELECT_OPEN_SIGNS = sql`
  select o.id, o.person_id, p.name, p.gender, p.birth_date, ${uhidOf(sql.ref('p.id'))} as uhid,
    o.contact_id, o.assessment_id, o.level, c.programme, c.call_type, o.signs, o.told_at,
    author.id as author_id, author.name as author_name,
    coalesce(nullif(score.reported_to, ''), (select l.answers -> 'escalation' ->> 'handedTo' from call_log l
      where l.contact_id = o.contact_id order by l.version desc limit 1)) as handed_to,
    o.tried_at, o.tried_by, tried.name as tried_name,
    o.settled_at, o.settled_by, settled.name as settled_name, o.outcome, o.note, o.ended_at, o.end_reason,
    f.time_zone
  from open_sign o
  join person p on p.id = o.person_id
  join facility f on f.id = o.facility_id
  left join contact c on c.id = o.contact_id
  left join assessment score on score.id = o.assessment_id
  join staff author on author.id = coalesce(c.author_id, score.author_id)
  left join staff tried on tried.id = o.tried_by
  left join staff settled on settled.id = o.settled_by`;

const staffOf = (id: string, name: string | null) => ({ id, name: name ?? id });

function settledOf(row: OpenSignRow): OpenSign['settled'] {
  const { settled_at: at, settled_by: by, settled_name: name, outcome, note } = row;
  if (at === null || by === null) return null;
  return { at, by: staffOf(by, name), outcome: outcome ?? '', ...(note !== null && { note }) };
}

/** Returns the last attempt. Its note is in the row until the sign is settled; then the note is that of the outcome. */
function triedOf(row: OpenSignRow): OpenSign['tried'] {
  const { tried_at: at, tried_by: by, tried_name: name, note, settled_at: settledAt } = row;
  if (at === null || by === null) return null;
  return { at, by: staffOf(by, name), ...(settledAt === null && note !== null && { note }) };
}

export function openSignOf(row: OpenSignRow): OpenSign {
  const { ended_at: endedAt } = row;
  return {
    id: row.id,
    vitaId: row.person_id,
    appUserInfo: { name: row.name, gender: genderCodeOf(row.gender) },
    birthDate: row.birth_date,
    uhid: row.uhid,
    contactId: row.contact_id,
    programme: row.programme,
    callType: row.call_type,
    assessmentId: row.assessment_id,
    level: row.level,
    signs: row.signs.map(({ kind, sign, text }) => ({ kind, sign, ...(text !== undefined && { text }) })),
    toldAt: row.told_at,
    author: staffOf(row.author_id, row.author_name),
    handedTo: row.handed_to,
    tried: triedOf(row),
    settled: settledOf(row),
    ended: endedAt === null ? null : { at: endedAt, reason: row.end_reason ?? '' },
  };
}

/** Reports with different outcomes are different episodes, so that each row has one outcome. */
const outcomeOf = ({ settled_at, settled_by, outcome, ended_at }: SignToGroup): string =>
  JSON.stringify([ended_at !== null, settled_at, settled_by, outcome]);

/** Groups reports, newest first, into episodes by patient, shared sign, outcome and days of their facility. */
const groupSignRows = <Row extends SignToGroup>(rows: readonly Row[]): readonly Episode<Row>[] =>
  groupEpisodes(rows, (row) => ({
    patient: row.person_id,
    causes: row.signs.map((sign) => `${signKey(sign)} ${outcomeOf(row)}`),
    day: dayOf(row.told_at, row.time_zone),
  }));

const isCritical = ({ level }: SignToGroup): boolean => level === 'critical';

/** Returns the episode of each report. Only the newest report's has the reports themselves. */
function episodesBySign(episodes: readonly Episode<OpenSignRow>[]): ReadonlyMap<string, OpenSign['episode']> {
  const found = new Map<string, OpenSign['episode']>();
  for (const rows of episodes) {
    const reports = rows.map(openSignOf);
    const [newest] = rows;
    const episode = {
      id: newest.id,
      level: (rows.find(isCritical) ?? newest).level,
      count: rows.length,
      since: (rows.at(-1) ?? newest).told_at,
      signs: [
        ...new Map(
          reports.flatMap(({ signs }) => signs.map((sign) => [signKey(sign), sign] as const)),
        ).values(),
      ],
    };
    for (const { id } of rows) found.set(id, episode);
    found.set(episode.id, { ...episode, reports });
  }
  return found;
}

/** Returns a report of an episode, usually the newest, with the episode. */
export function signOfEpisode(rows: Episode<OpenSignRow>, id = rows[0].id): OpenSign {
  const row = rows.find((one) => one.id === id) ?? rows[0];
  return { ...openSignOf(row), episode: episodesBySign([rows]).get(row.id) };
}

export interface OpenSignFilters {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly state: AlertState;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

/** Signs of patients who have died need no action. */
const STATES: Readonly<Record<AlertState, RawBuilder<unknown>>> = {
  open: sql`${IS_OPEN} and p.deceased is null`,
  acknowledged: sql`o.settled_at is not null`,
  all: sql`true`,
};

const ORDER = keyset<OpenSignRow>(
  'desc',
  [
    ['o.told_at', 'bigint'],
    ['o.id', 'uuid'],
  ],
  ({ told_at: at, id }) => [at, id],
);

/**
 * Returns a page of the danger signs of the facility's patients, newest first. The newest report of an episode has the
 * whole episode, whatever page its other reports are on.
 */
export async function listOpenSigns(
  tx: Kysely<Schema>,
  { organisationId, facilityId, state, limit, after }: OpenSignFilters,
): Promise<{ data: OpenSign[]; next: string | null }> {
  const beyond = ORDER.beyond(after) ?? sql`true`;
  const { rows } = await sql<OpenSignRow>`${SELECT_OPEN_SIGNS}
    where o.organisation_id = ${organisationId} and ${mayRead({ facilityId }, sql.ref('o.person_id'))}
      and ${STATES[state]} and ${beyond}
    order by ${ORDER.by}
    limit ${limit + 1}`.execute(tx);
  const shown = ORDER.cut(rows, limit, (row) => row);
  const ids = [...new Set(shown.data.map(({ person_id: id }) => id))];
  const ofPatients = await sql<OpenSignRow>`${SELECT_OPEN_SIGNS}
    where o.person_id = any(${ids}::uuid[]) and o.organisation_id = ${organisationId} and ${STATES[state]}
    order by ${ORDER.by}`.execute(tx);
  const episodes = episodesBySign(groupSignRows(ofPatients.rows));
  return {
    data: shown.data.map((row) => ({ ...openSignOf(row), episode: episodes.get(row.id) })),
    next: shown.next,
  };
}

/** Counts the episodes of danger signs without an outcome, and how many of them are critical. */
export async function countOpenSigns(
  tx: Kysely<Schema>,
  { organisationId, facilityId }: Pick<OpenSignFilters, 'organisationId' | 'facilityId'>,
): Promise<{ readonly open: number; readonly critical: number }> {
  const { rows } = await sql<SignToGroup>`
    select o.id, o.person_id, o.level, o.signs, o.told_at, o.settled_at, o.settled_by, o.outcome, o.ended_at,
      f.time_zone
    from open_sign o
    join person p on p.id = o.person_id
    join facility f on f.id = o.facility_id
    where o.organisation_id = ${organisationId} and ${mayRead({ facilityId }, sql.ref('o.person_id'))}
      and ${STATES.open}
    order by o.told_at desc, o.id desc`.execute(tx);
  const episodes = groupSignRows(rows);
  return { open: episodes.length, critical: episodes.filter((episode) => episode.some(isCritical)).length };
}

/** Returns the newest report of each of the patients' open episodes, newest first. The caller has checked access. */
export async function openSignsOf(tx: Kysely<Schema>, vitaIds: readonly string[]): Promise<OpenSign[]> {
  const { rows } = await sql<OpenSignRow>`${SELECT_OPEN_SIGNS}
    where o.person_id = any(${[...vitaIds]}::uuid[]) and ${STATES.open}
    order by o.told_at desc, o.id desc`.execute(tx);
  return groupSignRows(rows).map((rows) => signOfEpisode(rows));
}
