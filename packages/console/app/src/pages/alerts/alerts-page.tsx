import { readAlertDays, readAlertState } from '@careline/core/internal/metrics';
import { CALLS_PATIENTS, decideRight, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import { DangerSigns } from '@careline/ui/alerts/danger-signs';
import { ReadingAlerts } from '@careline/ui/alerts/reading-alerts';
import type { BookedPatient } from '@careline/ui/encounters/encounter-booking';
import { useMessages } from '@careline/ui/messages';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoRight } from '../../guards/no-access/no-right.tsx';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { Page } from '../../navigation/page.tsx';
import { withParameter } from '../../navigation/with-parameter.ts';
import { Offered } from '../../preferences/offered.tsx';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';
import { alertsPageMessages } from '../pages.messages.ts';

const DAYS = 'days';
const STATE = 'state';
const USUAL_DAYS = readAlertDays(undefined);
const USUAL_STATE = readAlertState(undefined);

const patientAddress = (vitaId: string): string => callInfoAddress({ vitaId });

/** Books an encounter from the row without leaving the list. */
const bookingFor = (patient: BookedPatient, reason: string) => (
  <BookEncounter patient={patient} reason={reason} iconOnly />
);

/** Lists the facility's alerts. Filters and period are in the address, so they can be linked to and restored. */
function Alerts() {
  const profile = useProfile();
  const [query, setQuery] = useSearchParams();
  const mayCall = decideRight(CALLS_PATIENTS, profile.scopes).allowed;
  const state = readAlertState(query.get(STATE));
  const facilityId = profile.facility?.facilityId;
  const hasSigns = decideRight(READS_RECORD, profile.scopes).allowed;
  const [known, setKnown] = useState(!hasSigns);
  const onKnown = useCallback(() => setKnown(true), []);
  return (
    <div className="flex flex-col">
      {hasSigns && (
        <DangerSigns
          key={`signs ${facilityId}`}
          state={state}
          patientAddress={mayCall ? patientAddress : undefined}
          recordAddress={(vitaId) => patientPath(vitaId)}
          booking={bookingFor}
          onKnown={onKnown}
        />
      )}
      <div hidden={!known}>
        <Offered types={['PERIOD']}>
          <ReadingAlerts
            // A new facility is a new list: keep nothing from the old one.
            key={facilityId}
            days={readAlertDays(query.get(DAYS))}
            state={state}
            onFiltersChange={({ days, state }) =>
              setQuery(
                (before) =>
                  withParameter(
                    withParameter(before, DAYS, days === USUAL_DAYS ? '' : String(days)),
                    STATE,
                    state === USUAL_STATE ? '' : state,
                  ),
                { replace: true },
              )
            }
            saved="alerts"
            patientAddress={mayCall ? patientAddress : undefined}
            readingsAddress={(vitaId) => patientPath(vitaId, 'readings')}
            booking={bookingFor}
          />
        </Offered>
      </div>
    </div>
  );
}

/** Patients' readings that need attention (specification 2.6). Behind the main guard and the right to read records. */
export default function AlertsPage() {
  const t = useMessages(alertsPageMessages);
  const { scopes } = useProfile();
  const right = decideRight(READS_RECORD, scopes);
  return (
    <Page title={t('title')}>
      {right.allowed ? <Alerts /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
