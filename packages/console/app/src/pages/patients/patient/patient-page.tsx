import { isUuid } from '@careline/core/http';
import { decideRight, encounterPath, PATHS, patientRegistrationPath } from '@careline/core/navigation';
import type { Patient } from '@careline/core/patients';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { fetchTrendAhead } from '@careline/ui/readings/readings-viewer';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { leadsTo } from '../../../navigation/built-menu.ts';
import { callInfoAddress } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { facilityTimeZone } from '../../../session/facility-time-zone.ts';
import { useProfile } from '../../../session/use-session.ts';
import { BookEncounter } from '../../encounters/book-encounter.tsx';
import { PatientHealthChecks } from '../../encounters/health-check/patient-health-checks.tsx';
import { useOpenPatient } from '../use-open-patient.ts';
import { patientPageMessages } from './patient-page.messages.ts';
import { PatientReadings } from './patient-readings.tsx';

/** Says which scopes are missing; nothing is asked of the server. */
function NoAccess({ needs }: { readonly needs: readonly string[] }) {
  const t = useMessages(patientPageMessages);
  return (
    <EmptyState title={t('noAccess')} icon="lock">
      <p>{t('needs', { scopes: needs.map((scope) => `“${scope}”`).join(', ') })}</p>
      <p>{t('ask')}</p>
    </EmptyState>
  );
}

/** Unknown, of another facility, or no id at all: the same words, and where to go on. */
function UnknownPatient() {
  const t = useMessages(patientPageMessages);
  const navigation = useNavigation();
  const maySearch = leadsTo(PATHS.search, useProfile().scopes);
  const search = (
    <a className={buttonClass({ variant: 'primary' })} {...navigation.link(PATHS.search)}>
      {t('search')}
    </a>
  );
  return (
    <EmptyState title={t('unknownTitle')} icon="search" action={maySearch && search}>
      {t('unknown')}
    </EmptyState>
  );
}

/** Where else the patient is worked with, as far as the person may. */
function PatientLinks({ vitaId }: Pick<Patient, 'vitaId'>) {
  const t = useMessages(patientPageMessages);
  const navigation = useNavigation();
  const { scopes } = useProfile();
  const history = `${PATHS.callStatusHistory}?${new URLSearchParams({ vitaId })}`;
  return (
    <p data-print="hidden" className="mt-3 flex flex-wrap gap-2">
      {decideRight('routine/dial', scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...navigation.link(callInfoAddress({ vitaId }))}>
          {t('call')}
        </a>
      )}
      {decideRight('user/update', scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...navigation.link(patientRegistrationPath(vitaId))}>
          {t('registration')}
        </a>
      )}
      {decideRight('calllog/list', scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...navigation.link(history)}>
          {t('history')}
        </a>
      )}
    </p>
  );
}

interface OfPatientProps {
  readonly patient: Patient;
  readonly timeZone: string;
}

/** When the patient was and is to be seen; whoever books, books from here. */
function EncountersOfPatient({ patient, timeZone }: OfPatientProps) {
  const { http, config } = useConsole();
  const { scopes } = useProfile();
  const [booked, setBooked] = useState(0);
  const { vitaId, appUserInfo } = patient;
  if (!decideRight('encounters/patient', scopes).allowed) return null;
  return (
    <PatientEncounters
      key={booked}
      http={http}
      vitaId={vitaId}
      timeZone={timeZone}
      partner={config.retailPartner}
      encounterAddress={(id) => encounterPath(scopes, id)}
      actions={
        <BookEncounter
          size="small"
          patient={{ vitaId, name: appUserInfo.name }}
          onBooked={() => setBooked((count) => count + 1)}
        />
      }
    />
  );
}

function KnownPatient({ vitaId }: Pick<Patient, 'vitaId'>) {
  const t = useMessages(patientPageMessages);
  const failureText = useFailureText();
  const { http } = useConsole();
  const profile = useProfile();
  const timeZone = facilityTimeZone(profile);
  const mayBookChecks = decideRight('slots/list', profile.scopes).allowed;
  const { who, retry } = useOpenPatient(vitaId);
  const [query] = useSearchParams();
  const wantsTrend = query.has('trend');
  // What draws the trend of an address comes beside the patient, not after.
  useEffect(() => {
    if (wantsTrend) fetchTrendAhead();
  }, [wantsTrend]);
  if (who.phase === 'failed') {
    if (who.error.code === 'not-found') return <UnknownPatient />;
    return (
      <ErrorState title={t('failed')} onRetry={retry} requestId={who.error.requestId}>
        {failureText(who.error)}
      </ErrorState>
    );
  }
  const patient = who.phase === 'open' ? who.patient : undefined;
  return (
    <>
      <Card>
        <PatientHeader http={http} vitaId={vitaId} patient={patient} timeZone={timeZone} />
        <PatientLinks vitaId={vitaId} />
      </Card>
      {patient && <PatientReadings key={vitaId} patient={patient} timeZone={timeZone} />}
      {patient && <EncountersOfPatient key={`encounters ${vitaId}`} patient={patient} timeZone={timeZone} />}
      {patient && mayBookChecks && <PatientHealthChecks key={`checks ${vitaId}`} {...patient} />}
    </>
  );
}

function Asked() {
  const { vitaId = '' } = useParams();
  const id = vitaId.toLowerCase();
  return isUuid(id) ? <KnownPatient vitaId={id} /> : <UnknownPatient />;
}

/** `/prohealth/patient/{vitaId}?trend=&unit=&range=`: all readings of one patient. */
export default function PatientPage() {
  const t = useMessages(patientPageMessages);
  const right = decideRight('metric/body', useProfile().scopes);
  return <Page title={t('title')}>{right.allowed ? <Asked /> : <NoAccess needs={right.needs} />}</Page>;
}
