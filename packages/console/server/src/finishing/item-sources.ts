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
  readonly vitaId: string;
  /** Unix seconds. */
  readonly now: number;
}

type Source = (tx: Tx, question: ItemQuestion) => Promise<OpenItem[]>;

const DAY_SECONDS = 86_400;
/** How long unreviewed results are listed. */
const RESULT_SECONDS = 31 * DAY_SECONDS;
/** Maximum results per kind. They need no reason, so a long list would only hide the critical items. */
const MAX_RESULTS = 20;

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

const alertItems: Source = async (tx, question) => (await openEpisodesOf(tx, question)).map(toAlertItem);

async function signItems(tx: Tx, { vitaId }: ItemQuestion): Promise<OpenItem[]> {
  const newest = await openSignsOf(tx, vitaId);
  return newest.map((sign) => ({
    kind: 'sign',
    id: sign.id,
    level: 'critical',
    at: sign.toldAt,
    count: sign.episode?.count ?? 1,
    facts: { signs: signsOfEpisode(sign).map((reported) => ({ kind: reported.kind, sign: reported.sign })) },
    sign,
  }));
}

/** Leaves out results with an open alert, because the alert is listed. */
async function labTaskItems(tx: Tx, { vitaId }: ItemQuestion): Promise<OpenItem[]> {
  const rows = await tx
    .selectFrom('follow_up')
    .select(['id', 'what', 'created_at'])
    .where('person_id', '=', vitaId)
    .where('kind', '=', 'lab-critical')
    .where('state', '=', 'open')
    .where(sql<boolean>`not ${openAlertsOf(sql.ref('follow_up.lab_report_id'))}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, what, created_at: at }) => ({
    kind: 'lab-task',
    id,
    level: 'critical',
    at,
    count: 1,
    facts: { text: what },
  }));
}

async function labReportItems(tx: Tx, { vitaId, now }: ItemQuestion): Promise<OpenItem[]> {
  const { rows } = await sql<{ id: string; at: number; lines: NewLabLine[] }>`
    select l.id, v.created_at as at, v.lines
    from lab_report l
    join lab_report_version v on v.report_id = l.id
      and v.number = (select max(n.number) from lab_report_version n where n.report_id = l.id)
    where l.person_id = ${vitaId} and v.created_at > ${now - RESULT_SECONDS} and v.status <> 'entered-in-error'
      and not exists (select from result_review w where w.lab_report_id = l.id and w.version = v.number)
    order by v.created_at desc, l.id limit ${MAX_RESULTS}`.execute(tx);
  return rows.map(({ id, at, lines }) => ({
    kind: 'lab-report',
    id,
    level: 'review',
    at,
    count: 1,
    facts: { tests: lines.map(({ name }) => name) },
  }));
}

/** Leaves out files of lab reports, because the report is listed. */
async function reportItems(tx: Tx, { vitaId, now }: ItemQuestion): Promise<OpenItem[]> {
  const { rows } = await sql<{ id: string; at: number; name: string }>`
    select r.id, r.created_at as at, r.name
    from report r
    where r.person_id = ${vitaId} and ${isShown} and r.created_at > ${now - RESULT_SECONDS}
      and not exists (select from result_review w where w.report_id = r.id)
      and not exists (select from lab_report_version v where v.file_id = r.id)
    order by r.created_at desc, r.id limit ${MAX_RESULTS}`.execute(tx);
  return rows.map(({ id, at, name }) => ({
    kind: 'report',
    id,
    level: 'review',
    at,
    count: 1,
    facts: { text: name },
  }));
}

/** Lists prescription lines with an open query for the doctor. */
async function queryItems(tx: Tx, { vitaId }: ItemQuestion): Promise<OpenItem[]> {
  const { rows } = await sql<{ id: string; at: number; medicine: string }>`
    select l.id, e.created_at as at, l.content ->> 'medicine' as medicine
    from prescription p
    join prescription_line l on l.prescription_id = p.id
    join prescription_event e on e.line_id = l.id
      and e.position = (select max(n.position) from prescription_event n where n.line_id = l.id)
    where p.person_id = ${vitaId} and e.kind = 'queried'
      and not exists (select from prescription_event w where w.prescription_id = p.id and w.kind = 'withdrawn')
    order by e.created_at desc, l.id limit ${MAX_RESULTS}`.execute(tx);
  return rows.map(({ id, at, medicine }) => ({
    kind: 'query',
    id,
    level: 'review',
    at,
    count: 1,
    facts: { text: medicine },
  }));
}

interface ItemSource {
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
