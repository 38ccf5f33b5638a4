import { decideRight, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { PatientScores, useScores } from '@careline/ui/record/patient-scores';
import { useCallback, useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { usePersonNow } from '../patients/use-person-now.ts';

export interface PatientScoresPartProps {
  readonly patient: Patient;
}

export function PatientScoresPart({ patient: { vitaId } }: PatientScoresPartProps) {
  const { http, unsaved } = useConsole();
  const t = useMessages(patientPageMessages);
  const { scopes } = useProfile();
  const scores = useScores(http, vitaId);
  const { state, refresh, person, facts } = usePersonNow(vitaId);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const onDirtyChange = useCallback((_: string, dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  if (state.phase === 'failed') {
    return <RequestFailed title={t('scoresFailed')} onRetry={refresh} error={state.error} />;
  }
  if (!person) return <Skeleton shape="card" lines={3} />;
  const mayWrite = decideRight(WRITES_RECORD, scopes).allowed;
  return <PatientScores {...{ vitaId, scores, person, facts, mayWrite, onDirtyChange }} />;
}
