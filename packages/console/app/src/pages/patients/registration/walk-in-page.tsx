import { CALLS_PATIENTS, decideRight, patientPath, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { WalkInRegistration } from '@careline/ui/patients/walk-in-registration';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { begunRegistration, callInfoAddress } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { Offered } from '../../../preferences/offered.tsx';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsent } from '../../../unsent/use-unsent.ts';
import { NoFacility } from '../../booking/no-facility.tsx';

function WalkIn() {
  const { unsaved } = useConsole();
  const navigation = useNavigation();
  const { facility, scopes } = useProfile();
  const opensRecords = useOpensRecords();
  const unsent = useUnsent();
  const [query] = useSearchParams();
  const begun = begunRegistration(query);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  if (!facility) return <NoFacility />;
  if (unsent === 'opening') return <Skeleton shape="card" lines={6} />;
  const mayCall = decideRight(CALLS_PATIENTS, scopes).allowed;
  return (
    <Offered types={['GENDER', 'LANGUAGE', 'REGISTRATION']}>
      <WalkInRegistration
        // Each facility has its own register and queue, and each draft is another patient.
        key={`${facility.facilityId} ${begun ?? ''}`}
        unsent={unsent}
        begun={begun}
        onOpenPatient={opensRecords ? (vitaId) => navigation.go(patientPath(vitaId)) : undefined}
        onCall={mayCall ? (vitaId) => navigation.go(callInfoAddress({ vitaId })) : undefined}
        onDirtyChange={unsaved.setDirty}
      />
    </Offered>
  );
}

/** `/phc-patient-registration`: registers a walk-in and gives a token of today's queue. */
export default function WalkInPage() {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel('phc-patient-registration', locale)}>
        <WalkIn />
      </Page>
    </ScopeGate>
  );
}
