import { listReadingAlerts } from '@careline/core/internal/metrics';
import { decideRight } from '@careline/core/internal/navigation';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import { openSignsOf } from './open-signs.ts';
import { ALERT_WINDOW_SECONDS } from './raise-alerts.ts';
import { ALERTS_IN, type AlertRow, alertOf, SELECT_ALERTS } from './reading-alerts.ts';

/** How long the header shows a reading that needs review. Critical readings use the worklist's window. */
const REVIEW_SECONDS = 7 * 86_400;
/** Maximum findings in the header. */
const MAX_ALERTS = 10;
/** Maximum alerts read to find distinct findings: an hourly fever yields many alerts. */
const READ = 200;

export interface AskedOfPatient {
  readonly organisationId: string;
  readonly vitaId: string;
  /** Unix seconds. */
  readonly now: number;
}

const maySee = ({ scopes }: Caller): boolean => decideRight(listReadingAlerts, scopes).allowed;

/** Selects the alerts that the header may show, critical first, then newest. */
export const patientAlertsStatement = ({
  organisationId,
  vitaId,
  now,
}: AskedOfPatient): RawBuilder<AlertRow> => sql<AlertRow>`${SELECT_ALERTS}
    where a.person_id = ${vitaId} and a.organisation_id = ${organisationId} and ${ALERTS_IN.open}
      and a.sort_at < ${now + 86_400}
      and a.sort_at > ${now}::bigint - case a.level when 'critical' then ${ALERT_WINDOW_SECONDS}::bigint
        else ${REVIEW_SECONDS}::bigint end
    order by a.level = 'critical' desc, a.sort_at desc, a.reading_id desc
    limit ${READ}`;

/**
 * Returns a patient's unacknowledged findings, critical first, then newest.
 * Returns undefined if the caller may not see readings. Each finding appears once, however many readings show it.
 */
export async function readPatientAlerts(
  tx: Kysely<Schema>,
  caller: Caller,
  { vitaId, now }: Omit<AskedOfPatient, 'organisationId'>,
): Promise<PatientAlert[] | undefined> {
  if (!maySee(caller)) return undefined;
  const { organisationId } = caller;
  const { rows } = await patientAlertsStatement({ organisationId, vitaId, now }).execute(tx);
  const found = new Set<string>();
  return rows
    .map(alertOf)
    .filter(({ measure, flag }) => !found.has(`${measure} ${flag}`) && found.add(`${measure} ${flag}`))
    .slice(0, MAX_ALERTS)
    .map(({ readingId, measure, flag, level, metric, values }) => ({
      readingId,
      measure,
      flag,
      level,
      metric,
      values,
    }));
}

/** Returns the patient's signs without an outcome, or undefined if the caller may not see readings. */
export async function readPatientSigns(
  tx: Kysely<Schema>,
  caller: Caller,
  vitaId: string,
): Promise<PatientSign[] | undefined> {
  if (!maySee(caller)) return undefined;
  const signs = await openSignsOf(tx, [vitaId]);
  return signs.map(({ id, contactId, signs: reported, toldAt }) => ({
    id,
    contactId,
    signs: reported,
    toldAt,
  }));
}
