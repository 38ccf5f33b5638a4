import {
  ASKS_FOR_LINKS,
  CALLS_PATIENTS,
  decideRight,
  PATHS,
  patientPath,
  patientRegistrationPath,
} from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientRegistration } from '@careline/ui/patients/patient-registration';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { leadsTo } from '../../../navigation/built-menu.ts';
import { begunRegistration, callInfoAddress, healthCheckAddress } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { Offered } from '../../../preferences/offered.tsx';
import { useMay } from '../../../session/use-may.ts';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsent } from '../../../unsent/use-unsent.ts';
import { AskLinkDialog } from '../links/ask-link-dialog.tsx';
import { registrationPageMessages } from '../patients.messages.ts';
import { useHandedOver } from './use-handed-over.ts';

/** Registers a patient at the person's facility, from the menu or after a search without results. */
export default function RegistrationPage({
  endsAtPatient = false,
}: {
  /** Opens the patient as soon as they are registered. */
  readonly endsAtPatient?: boolean;
}) {
  const t = useMessages(registrationPageMessages);
  const { unsaved } = useConsole();
  const navigation = useNavigation();
  const profile = useProfile();
  const { start, forHealthCheck } = useHandedOver();
  const mayCall = decideRight(CALLS_PATIENTS, profile.scopes).allowed;
  const maySearch = leadsTo(PATHS.search, profile.scopes);
  const mayAsk = useMay()(ASKS_FOR_LINKS);
  const [asking, setAsking] = useState<RegistrationStart>();
  const unsent = useUnsent();
  const [query] = useSearchParams();
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const call = (vitaId: string) => navigation.go(callInfoAddress({ vitaId }));
  const show = (vitaId: string) => navigation.go(patientPath(vitaId));
  const book = (vitaId: string) => navigation.go(healthCheckAddress(vitaId));
  const change = (vitaId: string) => navigation.go(patientRegistrationPath(vitaId));
  const opensRecords = useOpensRecords();
  const open = mayCall && !endsAtPatient ? call : maySearch || opensRecords ? show : change;
  const begun = begunRegistration(query);
  if (unsent === 'opening') {
    return (
      <Page title={t('title')}>
        <Skeleton shape="card" lines={6} />
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      <Offered types={['GENDER', 'LANGUAGE', 'REGISTRATION']}>
        <PatientRegistration
          // Each facility has its own register, and each draft is another patient.
          key={`${profile.facility?.facilityId} ${begun ?? ''}`}
          unsent={unsent}
          begun={begun}
          start={start}
          onOpenPatient={forHealthCheck ? book : open}
          onRegistered={
            forHealthCheck || endsAtPatient
              ? ({ vitaId }) => (forHealthCheck ? book(vitaId) : open(vitaId))
              : undefined
          }
          onCall={mayCall ? call : undefined}
          onSearch={maySearch ? () => navigation.go(PATHS.search) : undefined}
          onDirtyChange={unsaved.setDirty}
          onAskLink={mayAsk ? setAsking : undefined}
        />
      </Offered>
      {asking && <AskLinkDialog start={asking} onOpenPatient={open} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}
