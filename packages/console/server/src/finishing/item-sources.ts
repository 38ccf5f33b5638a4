import { listOpenSigns, signsOfEpisode } from '@careline/core/internal/calls/findings';
import { listPatientTasks, listReports } from '@careline/core/internal/care';
import { type Episode, worstAlert } from '@careline/core/internal/clinical';
import type { OpenItemKind } from '@careline/core/internal/finishing';
import type { NewLabLine } from '@careline/core/internal/labs';
import { listLabs } from '@careline/core/internal/labs';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import type { Right } from '@careline/core/internal/navigation';
import type { OpenItem } from '@careline/core/internal/overview';
import { listPrescriptions } from '@careline/core/internal/prescriptions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { openAlertsOf } from '../observations/alerts/alerts-of-report.ts';
import { IS_OPEN, openSignsOf } from '../observations/alerts/open-signs.ts';
import { openEpisodesOf } from '../observations/alerts/patient-alerts.ts';
import { ALERT_WINDOW_SECONDS } from '../observations/alerts/raise-alerts.ts';
import { type AlertRow, alertOf } from '../observations/alerts/reading-alerts.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isShown } from '../record/report-rows.ts';

type Tx = Kysely<Schema>;

export interface ItemQuestion {
  readonly organisationId: string;
  readonly vitaIds: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

const DAY_SECONDS = 86_400;
/** How long unreviewed results are listed. */
const RESULT_SECONDS = 31 * DAY_SECONDS;
/** Maximum results per kind and patient. They need no reason, so a long list would only hide the critical items. */
const MAX_RESULTS = 20;

/** An open item with its patient. */
interface PatientItem {
  readonly vitaId: string;
  readonly item: OpenItem;
}

/** Returns the item of an episode. Its worst reading has the facts, its newest one the id and the time. */
function toAlertItem(episode: Episode<AlertRow>): OpenItem {
  const [newest] = episode;
  const { readingId, metric, measure, flag, values, level } = alertOf(worstAlert(episode));
  return {
    kind: 'alert',
    id: newest.reading_id,
    level,
    at: newest.at ?? newest.sort_at,
    count: episode.length,
    facts: { readingId, metric, measure, flag, values },
    alerts: episode.map(alertOf),
  };
}

async function alertItems(tx: Tx, question: ItemQuestion): Promise<PatientItem[]> {
  const episodes = await openEpisodesOf(tx, question);
  return episodes.map((episode) => ({ vitaId: episode[0].person_id, item: toAlertItem(episode) }));
}

async function signItems(tx: Tx, { vitaIds }: ItemQuestion): Promise<PatientItem[]> {
  const newest = await openSignsOf(tx, vitaIds);
  return newest.map((sign) => ({
    vitaId: sign.vitaId,
    item: {
      kind: 'sign',
      id: sign.id,
      level: 'critical',
      at: sign.toldAt,
      count: sign.episode?.count ?? 1,
      facts: {
        signs: signsOfEpisode(sign).map((reported) => ({ kind: reported.kind, sign: reported.sign })),
      },
      sign,
    },
  }));
}

/** Leaves out results with an open alert, because the alert is listed. */
async function labTaskItems(tx: Tx, { vitaIds }: ItemQuestion): Promise<PatientItem[]> {
  const rows = await tx
    .selectFrom('follow_up')
    .select(['id', 'person_id', 'what', 'created_at'])
    .where('person_id', 'in', vitaIds)
    .where('kind', '=', 'lab-critical')
    .where('state', '=', 'open')
    .where(sql<boolean>`not ${openAlertsOf(sql.ref('follow_up.lab_report_id'))}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, person_id: vitaId, what, created_at: at }) => ({
    vitaId,
    item: { kind: 'lab-task', id, level: 'critical', at, count: 1, facts: { text: what } },
  }));
}

interface ResultRow {
  readonly id: string;
  readonly vitaId: string;
  readonly at: number;
}

/** Numbers the rows of each patient, so that a limit applies to each of them. */
const rankOf = (personId: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`row_number() over (partition by ${personId} order by ${order})`;

async function labReportItems(tx: Tx, { vitaIds, now }: ItemQuestion): Promise<PatientItem[]> {
  const { rows } = await sql<ResultRow & { lines: NewLabLine[] }>`
    select * from (select l.id, l.person_id as "vitaId", v.created_at as at, v.lines,
      ${rankOf(sql`l.person_id`, sql`v.created_at desc, l.id`)} as rank
    from lab_report l
    join lab_report_version v on v.report_id = l.id
      and v.number = (select max(n.number) from lab_report_version n where n.report_id = l.id)
    where l.person_id = any(${[...vitaIds]}::uuid[]) and v.created_at > ${now - RESULT_SECONDS} and v.status <> 'entered-in-error'
      and not exists (select from result_review w where w.lab_report_id = l.id and w.version = v.number)
    ) found where rank <= ${MAX_RESULTS} order by at desc, id`.execute(tx);
  return rows.map(({ id, vitaId, at, lines }) => ({
    vitaId,
    item: {
      kind: 'lab-report',
      id,
      level: 'review',
      at,
      count: 1,
      facts: { tests: lines.map(({ name }) => name) },
    },
  }));
}

/** Leaves out files of lab reports, because the report is listed. */
async function reportItems(tx: Tx, { vitaIds, now }: ItemQuestion): Promise<PatientItem[]> {
  const { rows } = await sql<ResultRow & { name: string }>`
    select * from (select r.id, r.person_id as "vitaId", r.created_at as at, r.name,
      ${rankOf(sql`r.person_id`, sql`r.created_at desc, r.id`)} as rank
    from report r
    where r.person_id = any(${[...vitaIds]}::uuid[]) and ${isShown} and r.created_at > ${now - RESULT_SECONDS}
      and not exists (select from result_review w where w.report_id = r.id)
      and not exists (select from lab_report_version v where v.file_id = r.id)
    ) found where rank <= ${MAX_RESULTS} order by at desc, id`.execute(tx);
  return rows.map(({ id, vitaId, at, name }) => ({
    vitaId,
    item: { kind: 'report', id, level: 'review', at, count: 1, facts: { text: name } },
  }));
}

/** Lists prescription lines with an open query for the doctor. */
async function queryItems(tx: Tx, { vitaIds }: ItemQuestion): Promise<PatientItem[]> {
  const { rows } = await sql<ResultRow & { medicine: string }>`
    select * from (select l.id, p.person_id as "vitaId", e.created_at as at, l.content ->> 'medicine' as medicine,
      ${rankOf(sql`p.person_id`, sql`e.created_at desc, l.id`)} as rank
    from prescription p
    join prescription_line l on l.prescription_id = p.id
    join prescription_event e on e.line_id = l.id
      and e.position = (select max(n.position) from prescription_event n where n.line_id = l.id)
    where p.person_id = any(${[...vitaIds]}::uuid[]) and e.kind = 'queried'
      and not exists (select from prescription_event w where w.prescription_id = p.id and w.kind = 'withdrawn')
    ) found where rank <= ${MAX_RESULTS} order by at desc, id`.execute(tx);
  return rows.map(({ id, vitaId, at, medicine }) => ({
    vitaId,
    item: { kind: 'query', id, level: 'review', at, count: 1, facts: { text: medicine } },
  }));
}

type Source = (tx: Tx, question: ItemQuestion) => Promise<PatientItem[]>;

interface ItemSource {
  /** Reads the items of all patients at once, newest first. */
  readonly read: Source;
  /** The endpoint that the facts may be read with. */
  readonly listedBy: Right;
  /** Matches patients who may have such items, without reading them. As wide as `read`, so that none is missed. */
  readonly mayHave: (personId: RawBuilder<unknown>, now: number) => RawBuilder<boolean>;
}

/** The source of each kind of open item. */
export const ITEM_SOURCES: Readonly<Record<OpenItemKind, ItemSource>> = {
  alert: {
    read: alertItems,
    listedBy: listReadingAlerts,
    mayHave: (personId, now) => sql`exists (select from reading_alert a where a.person_id = ${personId}
      and a.acknowledged_at is null and a.ended_at is null and a.sort_at > ${now - ALERT_WINDOW_SECONDS}::bigint)`,
  },
  sign: {
    read: signItems,
    listedBy: listOpenSigns,
    mayHave: (personId) =>
      sql`exists (select from open_sign o where o.person_id = ${personId} and ${IS_OPEN})`,
  },
  'lab-task': {
    read: labTaskItems,
    listedBy: listPatientTasks,
    mayHave: (personId) => sql`exists (select from follow_up f
      where f.person_id = ${personId} and f.kind = 'lab-critical' and f.state = 'open')`,
  },
  'lab-report': {
    read: labReportItems,
    listedBy: listLabs,
    mayHave: (
      personId,
      now,
    ) => sql`exists (select from lab_report l join lab_report_version v on v.report_id = l.id
      where l.person_id = ${personId} and v.created_at > ${now - RESULT_SECONDS}::bigint
        and not exists (select from result_review w where w.lab_report_id = l.id and w.version = v.number))`,
  },
  report: {
    read: reportItems,
    listedBy: listReports,
    mayHave: (personId, now) => sql`exists (select from report r
      where r.person_id = ${personId} and r.created_at > ${now - RESULT_SECONDS}::bigint
        and not exists (select from result_review w where w.report_id = r.id))`,
  },
  query: {
    read: queryItems,
    listedBy: listPrescriptions,
    mayHave: (
      personId,
    ) => sql`exists (select from prescription p join prescription_line l on l.prescription_id = p.id
      join prescription_event e on e.line_id = l.id where p.person_id = ${personId} and e.kind = 'queried')`,
  },
};

/** Matches patients who may have open items. `personId` is a column. */
export const mayHaveItems = (personId: RawBuilder<unknown>, now: number): RawBuilder<boolean> =>
  sql`(${sql.join(
    Object.values(ITEM_SOURCES).map(({ mayHave }) => mayHave(personId, now)),
    sql` or `,
  )})`;
