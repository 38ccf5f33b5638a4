import { listStaff, type StaffMember } from '@careline/core/administration';
import { reassignPatient, type WorkItem } from '@careline/core/calls/worklist';
import type { HttpError } from '@careline/core/http';
import { decideRight } from '@careline/core/navigation';
import { newId, useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { SelectField } from '@careline/ui/primitives/select-field';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { dashboardMessages } from './dashboard-page.messages.ts';

type People =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly people: readonly StaffMember[] }
  | { readonly phase: 'failed'; readonly error: HttpError };

/** Active people of the facility who may call. */
function usePeople(facilityId: string | undefined) {
  const { http } = useConsole();
  const [state, setState] = useState<People>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    const leaving = new AbortController();
    setState({ phase: 'loading' });
    const query = { state: 'active', limit: '100', ...(facilityId && { facilityId }) } as const;
    http.call(listStaff, { query, signal: leaving.signal }).then(
      ({ data }) => {
        const people = data.filter(({ scopes }) => decideRight('routine/dial', scopes).allowed);
        setState({ phase: 'known', people });
      },
      (error: HttpError) => {
        if (error.failure !== 'cancelled') setState({ phase: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [http, facilityId, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}

/** Stores it; the same try again has the same key. */
function useGive({ vitaId }: WorkItem, onDone: () => void) {
  const { http } = useConsole();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HttpError>();
  const key = useRef(newId());
  async function give(staffId: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const body = { vitaId, staffId };
      await http.call(reassignPatient, { body, idempotencyKey: `${key.current}-${staffId}` });
      onDone();
    } catch (failure) {
      setBusy(false);
      setError(failure as HttpError);
    }
  }
  return { give, busy, error };
}

export interface GivePatientProps {
  readonly item: WorkItem;
  /** `isDone` is false when nothing was changed. */
  readonly onClose: (isDone: boolean) => void;
}

/** Gives a patient of the worklist to somebody until the end of the day. */
export function GivePatient({ item, onClose }: GivePatientProps) {
  const t = useMessages(dashboardMessages);
  const failureText = useFailureText();
  const { facility } = useProfile();
  const { state, retry } = usePeople(facility?.facilityId);
  const [staffId, setStaffId] = useState('');
  const { give, busy, error } = useGive(item, () => onClose(true));
  const name = item.patient.name.trim() || item.patient.uhid || item.vitaId;
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t('give', { name })}
      width="small"
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('giveCancel')}</Button>
          <Button variant="primary" busy={busy} disabled={staffId === ''} onClick={() => void give(staffId)}>
            {t('giveDo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('giveMeaning')}</p>
        {state.phase === 'loading' && <Skeleton shape="row" />}
        {state.phase === 'failed' && (
          <ErrorState title={t('peopleFailed')} onRetry={retry} requestId={state.error.requestId}>
            {failureText(state.error)}
          </ErrorState>
        )}
        {state.phase === 'known' && state.people.length === 0 && <p>{t('giveNobody')}</p>}
        {state.phase === 'known' && state.people.length > 0 && (
          <SelectField
            label={t('giveTo')}
            value={staffId}
            onChange={setStaffId}
            placeholder={t('giveChoose')}
            options={state.people.map((person) => ({ value: person.staffId, label: person.name }))}
          />
        )}
        {error && (
          <p role="alert" className="text-danger">
            {failureText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
