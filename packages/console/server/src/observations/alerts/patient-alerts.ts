import { signsOfEpisode } from '@careline/core/internal/calls/findings';
import { type Episode, worstAlert } from '@careline/core/internal/clinical';
import { criticalFirst } from '@careline/core/internal/finishing';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { decideRight } from '@careline/core/internal/navigation';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import { groupAlertRows, isCriticalEpisode } from './alert-episodes.ts';
import { openSignsOf } from './open-signs.ts';
import { type AlertRow, type AskedOfPatients, alertOf, alertsOfPatients } from './reading-alerts.ts';

/** How long an episode that only needs review is shown. Critical ones use the worklist's window. */
const REVIEW_SECONDS = 7 * 86_400;
/** Maximum findings in the header. */
const MAX_ALERTS = 10;

const maySee = ({ scopes }: Caller): boolean => decideRight(listReadingAlerts, scopes).allowed;

/** Returns the patients' episodes of open alerts, critical first, then newest. The caller has checked access. */
export async function openEpisodesOf(
  tx: Kysely<Schema>,
  asked: Omit<AskedOfPatients, 'state'>,
): Promise<readonly Episode<AlertRow>[]> {
  const { rows } = await alertsOfPatients({ ...asked, state: 'open' }).execute(tx);
  const isShown = (episode: Episode<AlertRow>): boolean =>
    isCriticalEpisode(episode) || episode[0].sort_at > asked.now - REVIEW_SECONDS;
  return criticalFirst(groupAlertRows(rows).filter(isShown), isCriticalEpisode);
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
