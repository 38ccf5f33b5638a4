import { recordSignOutcome } from '@careline/core/calls/findings';
import { acknowledgeAlert } from '@careline/core/metrics';
import { decideRight } from '@careline/core/navigation';
import { listOpenItems } from '@careline/core/overview';
import type { Patient } from '@careline/core/patients';
import { OpenDangers } from '@careline/ui/record/open-dangers';
import type { ReactNode } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';

/** Whether the signed-in user may acknowledge alerts and record outcomes of danger signs. */
export function useMayAnswerDangers(): boolean {
  const { scopes } = useProfile();
  return [acknowledgeAlert, recordSignOutcome, listOpenItems].every(
    (right) => decideRight(right, scopes).allowed,
  );
}

/** Draws what is open about a patient above a call or an encounter; nothing where nothing is open. */
export function useOpenDangers(): (patient: Patient, onChanged: () => void) => ReactNode {
  const { http } = useConsole();
  const mayAnswer = useMayAnswerDangers();
  return (patient, onChanged) => (
    <OpenDangers
      http={http}
      patient={patient}
      mayAnswer={mayAnswer}
      showsEmpty={false}
      onChanged={onChanged}
    />
  );
}
