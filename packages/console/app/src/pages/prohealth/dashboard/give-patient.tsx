import { listStaff } from '@careline/core/internal/administration';
import { reassignPatient, type WorkItem } from '@careline/core/internal/calls/worklist';
import { CALLS_PATIENTS, decideRight } from '@careline/core/internal/navigation';
import { RequestFailed, useFailureText, useQuery, useSubmission } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { SelectField } from '@careline/ui/primitives/select-field';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { dashboardMessages } from './dashboard-page.messages.ts';

/** Loads the facility's active staff who may make calls. */
function usePeople(facilityId: string | undefined) {
  const { http } = useConsole();
  return useQuery([http, facilityId], async (signal) => {
    const query = { state: 'active', limit: '100', ...(facilityId && { facilityId }) } as const;
    const { data } = await http.call(listStaff, { query, signal });
    return data.filter(({ scopes }) => decideRight(CALLS_PATIENTS, scopes).allowed);
  });
}

export interface GivePatientProps {
  readonly item: WorkItem;
  /** `isDone` is false if nothing changed. */
  readonly onClose: (isDone: boolean) => void;
}

/** Assigns a worklist patient to a colleague until the end of the day. */
export function GivePatient({ item, onClose }: GivePatientProps) {
  const t = useMessages(dashboardMessages);
  const failureText = useFailureText();
  const { facility } = useProfile();
  const { state, retry } = usePeople(facility?.facilityId);
  const [staffId, setStaffId] = useState('');
  const { http } = useConsole();
  const { submit, busy, error } = useSubmission();
  const give = async () => {
    const body = { vitaId: item.vitaId, staffId };
    const given = await submit(staffId, ({ key }) =>
      http.call(reassignPatient, { body, idempotencyKey: key }),
    );
    if (given) onClose(true);
  };
  const name = item.patient.name.trim() || item.patient.uhid || item.vitaId;
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={<Untranslated parts={[name]}>{t('give', { name })}</Untranslated>}
      width="small"
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('giveCancel')}</Button>
          <Button variant="primary" busy={busy} disabled={staffId === ''} onClick={() => void give()}>
            {t('giveDo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('giveMeaning')}</p>
        {state.phase === 'loading' && <Skeleton shape="row" />}
        {state.phase === 'failed' && (
          <RequestFailed title={t('peopleFailed')} onRetry={retry} error={state.error} />
        )}
        {state.phase === 'ready' && state.value.length === 0 && <p>{t('noCallers')}</p>}
        {state.phase === 'ready' && state.value.length > 0 && (
          <SelectField
            label={t('giveTo')}
            value={staffId}
            onChange={setStaffId}
            placeholder={t('giveChoose')}
            options={state.value.map((person) => ({ value: person.staffId, label: person.name }))}
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
