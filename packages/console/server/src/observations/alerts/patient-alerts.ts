import { signsOfEpisode } from '@careline/core/internal/calls/findings';
import { type Episode, worstAlert } from '@careline/core/internal/clinical';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { decideRight } from '@careline/core/internal/navigation';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import { groupAlertRows, isCriticalEpisode } from './alert-episodes.ts';
import { openSignsOf } from './open-signs.ts';
import { ALERT_WINDOW_SECONDS } from './raise-alerts.ts';
import { ALERTS_IN, type AlertRow, alertOf, SELECT_ALERTS } from './reading-alerts.ts';

/** How long an episode that only needs review is shown. Critical ones use the worklist's window. */
const REVIEW_SECONDS = 7 * 86_400;
/** Maximum findings in the header. */
const MAX_ALERTS = 10;

export interface AskedOfPatients {
  readonly organisationId: string;
  readonly vitaIds: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

const maySee = ({ scopes }: Caller): boolean => decideRight(listReadingAlerts, scopes).allowed;

/** Selects the patients' open alerts, newest first. */
export const patientAlertsStatement = ({
  organisationId,
  vitaIds,
  now,
}: AskedOfPatients): RawBuilder<AlertRow> => sql<AlertRow>`${SELECT_ALERTS}
    where a.person_id = any(${[...vitaIds]}::uuid[]) and a.organisation_id = ${organisationId} and ${ALERTS_IN.open}
      and a.sort_at < ${now + 86_400} and a.sort_at > ${now - ALERT_WINDOW_SECONDS}
    order by a.sort_at desc, a.reading_id desc`;

/** Returns the patients' episodes of open alerts, critical first, then newest. The caller has checked access. */
export async function openEpisodesOf(
  tx: Kysely<Schema>,
  asked: AskedOfPatients,
): Promise<readonly Episode<AlertRow>[]> {
  const { rows } = await patientAlertsStatement(asked).execute(tx);
  const episodes = groupAlertRows(rows);
  return [
    ...episodes.filter(isCriticalEpisode),
    ...episodes.filter(
      (episode) => !isCriticalEpisode(episode) && episode[0].sort_at > asked.now - REVIEW_SECONDS,
    ),
  ];
}

/**
 * Returns a patient's episodes of unacknowledged alerts by their worst reading, critical first, then newest.
 * Returns undefined if the caller may not see readings.
 */
export async function readPatientAlerts(
  tx: Kysely<Schema>,
  caller: Caller,
  { vitaId, now }: { readonly vitaId: string; readonly now: number },
): Promise<PatientAlert[] | undefined> {
  if (!maySee(caller)) return undefined;
  const { organisationId } = caller;
  const episodes = await openEpisodesOf(tx, { organisationId, vitaIds: [vitaId], now });
  return episodes.slice(0, MAX_ALERTS).map((episode) => {
    const { readingId, measure, flag, level, metric, values } = alertOf(worstAlert(episode));
    const since = (episode.at(-1) ?? episode[0]).sort_at;
    return { readingId, measure, flag, level, metric, values, count: episode.length, since };
  });
}

/** Returns the patient's signs without an outcome, or undefined if the caller may not see readings. */
export async function readPatientSigns(
  tx: Kysely<Schema>,
  caller: Caller,
  vitaId: string,
): Promise<PatientSign[] | undefined> {
  if (!maySee(caller)) return undefined;
  const signs = await openSignsOf(tx, [vitaId]);
  return signs.map((sign) => ({
    id: sign.id,
    contactId: sign.contactId,
    signs: signsOfEpisode(sign),
    toldAt: sign.toldAt,
    count: sign.episode?.count ?? 1,
  }));
}
