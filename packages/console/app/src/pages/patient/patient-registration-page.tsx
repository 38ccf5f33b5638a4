import { isUuid } from '@careline/core/internal/http';
import {
  CHANGES_REGISTRATIONS,
  decideRight,
  patientPath,
  patientRegistrationPath,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { PhotoActions } from '@careline/ui/patients/patient-photo';
import { RegistrationChange } from '@careline/ui/patients/registration-change';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { NoRight } from '../../guards/no-access/no-right.tsx';
import { Page } from '../../navigation/page.tsx';
import { Offered } from '../../preferences/offered.tsx';
import { useProfile } from '../../session/use-session.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';
import { patientRegistrationMessages } from '../patients/patient-registration-page.messages.ts';
import { useOpenPatient } from '../patients/use-open-patient.ts';

function KnownPatient({ vitaId }: { readonly vitaId: string }) {
  const t = useMessages(patientRegistrationMessages);
  const { unsaved } = useConsole();
  const navigation = useNavigation();
  const profile = useProfile();
  const unsent = useUnsent();
  const { who, refresh } = useOpenPatient(vitaId);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const patient = who.phase === 'open' ? who.patient : undefined;
  const maySeeReadings = decideRight(READS_RECORD, profile.scopes).allowed;
  return (
    <div className="flex flex-col gap-4">
      {who.phase !== 'failed' && (
        <Card>
          <PatientHeader withPhoto vitaId={vitaId} patient={patient} />
          <div className="mt-3 flex flex-wrap gap-2">
            {maySeeReadings && (
              <a className={buttonClass({ size: 'small' })} {...navigation.link(patientPath(vitaId))}>
                {t('readings')}
              </a>
            )}
            {patient && <PhotoActions key={vitaId} patient={patient} onChanged={() => void refresh()} />}
          </div>
        </Card>
      )}
      {unsent === 'opening' ? (
        <Skeleton shape="card" lines={8} />
      ) : (
        <Offered types={['GENDER', 'LANGUAGE']}>
          <RegistrationChange
            // A new facility has its own register.
            key={`${profile.facility?.facilityId} ${vitaId}`}
            vitaId={vitaId}
            unsent={unsent}
            onChanged={() => void refresh()}
            onOpenPatient={(other) => navigation.go(patientRegistrationPath(other))}
            onDirtyChange={unsaved.setDirty}
          />
        </Offered>
      )}
    </div>
  );
}

function Asked() {
  const t = useMessages(patientRegistrationMessages);
  const { vitaId = '' } = useParams();
  const id = vitaId.toLowerCase();
  return isUuid(id) ? <KnownPatient vitaId={id} /> : <EmptyState icon="search" title={t('unknown')} />;
}

/** `/prohealth/patient/{vitaId}/registration`: edits the patient's registration. */
export default function PatientRegistrationPage() {
  const t = useMessages(patientRegistrationMessages);
  const right = decideRight(CHANGES_REGISTRATIONS, useProfile().scopes);
  return (
    <Page title={t('title')}>
      {right.allowed ? <Asked /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
