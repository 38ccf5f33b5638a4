import { createPatientClaim, type PatientClaimState } from '@careline/core/internal/calls/worklist';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useMemo } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { patientHolderMessages } from './worklist.messages.ts';

export interface PatientHolderProps {
  readonly vitaId: string;
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** Holds a claim on the patient while mounted. Another patient gets another claim. */
function usePatientClaim(http: HttpClient, vitaId: string) {
  const claim = useMemo(() => createPatientClaim({ http, vitaId, every }), [http, vitaId]);
  useEffect(() => {
    claim.open();
    return claim.leave;
  }, [claim]);
  return { claim, state: useStore(claim.store, (whole) => whole) };
}

interface HeldProps {
  readonly state: PatientClaimState;
  readonly time: string;
  readonly onTakeOver: () => void;
}

function Held({ state, time, onTakeOver }: HeldProps) {
  const t = useMessages(patientHolderMessages);
  const failureText = useFailureText();
  const name = state.claim?.staff.name ?? '';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-current/25 bg-warning-soft px-4 py-3 text-on-warning-soft"
    >
      <Icon name="warning" size={24} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t('held', { name, time })}</p>
        <p>{t('heldDo', { name })}</p>
        {state.error && <p>{failureText(state.error)}</p>}
      </div>
      <Button busy={state.takingOver} onClick={onTakeOver}>
        {t('takeOver')}
      </Button>
    </div>
  );
}

/** Claims the patient while their call screen is open. Shows who has the claim, with a warning if it is a colleague. */
export function PatientHolder({ vitaId }: PatientHolderProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(patientHolderMessages);
  const locale = useLocale();
  const { claim, state } = usePatientClaim(http, vitaId);
  const time = formatTime(state.claim?.until ?? 0, { timeZone, locale });
  if (state.phase === 'held') return <Held state={state} time={time} onTakeOver={claim.takeOver} />;
  const words = { asking: '', mine: t('mine', { time }), unknown: t('failed') }[state.phase];
  return <p className="min-h-6 text-muted text-xs tabular-nums">{words}</p>;
}
