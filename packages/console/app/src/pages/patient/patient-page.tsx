import { isUuid } from '@careline/core/internal/http';
import { decideRight, PATHS, type PatientTab, READS_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { fetchTrendAhead } from '@careline/ui/readings/readings-viewer';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NoRight } from '../../guards/no-access/no-right.tsx';
import { leadsTo } from '../../navigation/built-menu.ts';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { useAskedTab } from '../patients/patient-tabs.ts';
import { useOpenPatient } from '../patients/use-open-patient.ts';
import { OpenRecord } from './open-record.tsx';
import { RecordHead } from './record-head.tsx';

/** Same text for unknown patients, patients of other facilities and invalid ids, so that it reveals nothing. */
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

const NOTHING_YET = { summary: undefined, model: undefined, gfr: undefined };

function KnownPatient({ vitaId, tab }: Pick<Patient, 'vitaId'> & { readonly tab: PatientTab }) {
  const t = useMessages(patientPageMessages);
  const { who, retry, refresh } = useOpenPatient(vitaId);
  const [query] = useSearchParams();
  const wantsTrend = query.has('trend');
  // Load the trend's code along with the patient, not after.
  useEffect(() => {
    if (wantsTrend) fetchTrendAhead();
  }, [wantsTrend]);
  if (who.phase === 'open') {
    return (
      <Page title={t('title')} hasOwnHeading>
        <OpenRecord key={vitaId} patient={who.patient} tab={tab} onChanged={() => void refresh()} />
      </Page>
    );
  }
  if (who.phase === 'failed') {
    return (
      <Page title={t('title')}>
        {who.error.code === 'not-found' ? (
          <UnknownPatient />
        ) : (
          <RequestFailed title={t('failed')} onRetry={retry} error={who.error} />
        )}
      </Page>
    );
  }
  return (
    <Page title={t('title')} hasOwnHeading>
      <h1 className="sr-only">{t('title')}</h1>
      <RecordHead {...{ vitaId, tab }} patient={undefined} facts={NOTHING_YET} onAlerts={() => undefined} />
    </Page>
  );
}

/** `/prohealth/patient/{vitaId}/{tab}?trend=&unit=&range=`: one patient's record. */
export default function PatientPage() {
  const t = useMessages(patientPageMessages);
  const { vitaId = '' } = useParams();
  const id = vitaId.toLowerCase();
  const tab = useAskedTab();
  const right = decideRight(READS_RECORD, useProfile().scopes);
  if (tab === undefined) return <NotFoundPage />;
  if (right.allowed && isUuid(id)) return <KnownPatient vitaId={id} tab={tab} />;
  return (
    <Page title={t('title')}>
      {right.allowed ? <UnknownPatient /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
