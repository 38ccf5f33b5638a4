import { Skeleton } from '@careline/ui/primitives/skeleton';
import { CaseSheet } from '@careline/ui/record/case-sheet';
import { useCallback } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { useUnsavedParts } from '../../unsaved/use-unsaved-parts.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';
import { usePersonNow } from './use-person-now.ts';

export interface PatientCaseSheetProps {
  readonly vitaId: string;
  /** What is written here names this encounter. */
  readonly encounterId?: string;
  /** Without it the page is told itself. */
  readonly onDirtyChange?: (dirty: boolean) => void;
}

/** The case sheet of a patient, with what the device keeps of it. Who the patient is decides what is asked first, and never what may be. */
export function PatientCaseSheet({ vitaId, encounterId, ...rest }: PatientCaseSheetProps) {
  const { resourceId, scopes, facility } = useProfile();
  const unsent = useUnsent();
  const { state, person } = usePersonNow(vitaId);
  const report = useUnsavedParts<'sheet'>();
  const whole = useCallback((dirty: boolean) => report('sheet', dirty), [report]);
  const onDirtyChange = rest.onDirtyChange ?? whole;
  if (unsent === 'opening' || state.phase === 'loading') return <Skeleton shape="card" lines={4} />;
  return (
    <CaseSheet
      // Another facility has other drafts.
      key={`${facility?.facilityId} ${vitaId} ${encounterId}`}
      {...{ vitaId, encounterId, scopes, unsent, onDirtyChange }}
      staffId={resourceId}
      person={person ?? {}}
      facts={state.phase === 'ready' ? state.value : undefined}
    />
  );
}
