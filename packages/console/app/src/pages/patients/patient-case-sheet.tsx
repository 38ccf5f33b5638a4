import { Skeleton } from '@careline/ui/primitives/skeleton';
import { CaseSheet } from '@careline/ui/record/case-sheet';
import { useCallback } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { useUnsavedParts } from '../../unsaved/use-unsaved-parts.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';
import { usePersonNow } from './use-person-now.ts';

export interface PatientCaseSheetProps {
  readonly vitaId: string;
  /** New entries are linked to this encounter. */
  readonly encounterId?: string;
  /** Without it, reports to the page directly. */
  readonly onDirtyChange?: (dirty: boolean) => void;
}

/**
 * A patient's case sheet with its drafts on this device. Age and sex decide which questions come first, never which are
 * possible.
 */
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
      // Drafts belong to one facility.
      key={`${facility?.facilityId} ${vitaId} ${encounterId}`}
      {...{ vitaId, encounterId, scopes, unsent, onDirtyChange }}
      staffId={resourceId}
      person={person ?? {}}
      facts={state.phase === 'ready' ? state.value : undefined}
    />
  );
}
