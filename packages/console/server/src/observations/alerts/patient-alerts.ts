import { listReadingAlerts } from '@careline/core/internal/metrics';
import { decideRight } from '@careline/core/internal/navigation';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import { openSignsOf } from './open-signs.ts';
import { ALERT_WINDOW_SECONDS } from './raise-alerts.ts';
import { ALERTS_IN, type AlertRow, alertOf, SELECT_ALERTS } from './reading-alerts.ts';

/** So long a reading that is not critical is named; a critical one as long as the worklist knows it. */
const REVIEW_SECONDS = 7 * 86_400;
/** More than these no header has room for. */
const MOST = 10;
/** A fever of every hour: of so many the findings are told apart. */
const READ = 200;

export interface AskedOfPatient {
  readonly organisationId: string;
  readonly vitaId: string;
  /** Unix seconds. */
  readonly now: number;
}

const maySee = ({ scopes }: Caller): boolean => decideRight(listReadingAlerts, scopes).allowed;

/** What the header can name of a patient, the critical first, then the newest. */
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
 * Unusual readings of a patient that the caller may read, which are not acknowledged, the critical first, then the
 * newest; undefined for callers who may not see readings. Each finding once: a fever of every hour is one.
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
    .slice(0, MOST)
    .map(({ readingId, measure, flag, level, metric, values }) => ({
      readingId,
      measure,
      flag,
      level,
      metric,
      values,
    }));
}

/** What calls told of the patient and has no outcome yet; undefined as for readings. */
export async function readPatientSigns(
  tx: Kysely<Schema>,
  caller: Caller,
  vitaId: string,
): Promise<PatientSign[] | undefined> {
  if (!maySee(caller)) return undefined;
  const signs = await openSignsOf(tx, vitaId);
  return signs.map(({ id, contactId, signs: reported, toldAt }) => ({
    id,
    contactId,
    signs: reported,
    toldAt,
  }));
}
