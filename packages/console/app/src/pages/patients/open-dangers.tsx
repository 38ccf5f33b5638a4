import { recordSignOutcome } from '@careline/core/internal/calls/findings';
import { acknowledgeAlert } from '@careline/core/internal/metrics';
import { decideRight } from '@careline/core/internal/navigation';
import { listOpenItems } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { OpenDangers } from '@careline/ui/record/open-dangers';
import type { ReactNode } from 'react';
import { useProfile } from '../../session/use-session.ts';

/** Whether the signed-in user may acknowledge alerts and record outcomes of danger signs. */
export function useMayAnswerDangers(): boolean {
  const { scopes } = useProfile();
  return [acknowledgeAlert, recordSignOutcome, listOpenItems].every(
    (right) => decideRight(right, scopes).allowed,
  );
}

/** Returns open danger signs to show above a call or an encounter; nothing if there are none. */
export function useOpenDangers(): (patient: Patient, onChanged: () => void) => ReactNode {
  const mayAnswer = useMayAnswerDangers();
  return (patient, onChanged) => (
    <OpenDangers patient={patient} mayAnswer={mayAnswer} showsEmpty={false} onChanged={onChanged} />
  );
}
