import type { LabReport, LabWork } from '@careline/core/internal/labs';
import { reviewResult } from '@careline/core/internal/overview';
import { type Patient, readPatient } from '@careline/core/internal/patients';
import { RequestFailed, useQuery, useSubmission } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { EnterResults, LabReportItem, useLabs } from '@careline/ui/record/labs';
import { type ReactNode, useCallback } from 'react';
import { useConsole } from '../../console-context.tsx';
import { investigationsMessages } from './investigations.messages.ts';

interface ResultDialogProps {
  readonly work: LabWork;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Waiting({
  number,
  onClose,
  children,
}: {
  number: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages(investigationsMessages);
  return (
    <Dialog
      open
      title={t('reviewTitle', { number })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {children}
    </Dialog>
  );
}

/** Enters results of an order. Age, sex and pregnancy of the patient decide how they are judged, so they load first. */
export function EnterOrderResults({ work, onDone, onClose }: ResultDialogProps) {
  const t = useMessages(investigationsMessages);
  const { http, unsaved, tabs } = useConsole();
  const { order, sample } = work;
  const { state, retry } = useQuery<Patient>([order.vitaId], (signal) =>
    readPatient(http, order.vitaId, signal),
  );
  const onDirtyChange = useCallback((_: string, dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  if (state.phase === 'loading') {
    return (
      <Waiting number={order.number} onClose={onClose}>
        <Skeleton lines={4} />
      </Waiting>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Waiting number={order.number} onClose={onClose}>
        <RequestFailed title={t('openFailed')} error={state.error} onRetry={retry} />
      </Waiting>
    );
  }
  return (
    <EnterResults
      {...{ order, onDirtyChange, onClose }}
      patient={state.value}
      sampledAt={sample?.at}
      onStored={() => {
        tabs.post({ kind: 'reading-stored' });
        onDone();
      }}
    />
  );
}

/** Shows the results of an order that wait for a review, and marks them as reviewed. */
export function ReviewOrderResults({ work, onDone, onClose }: ResultDialogProps) {
  const t = useMessages(investigationsMessages);
  const { http } = useConsole();
  const { id: orderId, vitaId, number } = work.order;
  const { state, refresh } = useLabs(http, vitaId);
  const saving = useSubmission();
  const reports: readonly LabReport[] =
    state.phase === 'ready'
      ? state.value.reports.filter((one) => one.orderId === orderId && one.status !== 'entered-in-error')
      : [];
  const review = async () => {
    for (const { id, version } of reports) {
      const sent = await saving.submit(`${id} ${version}`, ({ key }) =>
        http.call(reviewResult, { body: { vitaId, kind: 'lab-report', id }, idempotencyKey: key }),
      );
      if (!sent) return;
    }
    onDone();
  };
  return (
    <Dialog
      open
      title={t('reviewTitle', { number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {reports.length > 0 && (
            <Button variant="primary" icon="check" busy={saving.busy} onClick={() => void review()}>
              {t('reviewed')}
            </Button>
          )}
        </>
      }
    >
      {state.phase === 'loading' && <Skeleton lines={4} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('openFailed')} error={state.error} onRetry={refresh} />
      )}
      {state.phase === 'ready' && reports.length === 0 && <p>{t('noResults')}</p>}
      <div className="flex flex-col gap-4">
        {reports.map((report) => (
          <div key={report.id} className="flex flex-col items-start gap-1">
            <LabReportItem report={report} orderNumber={undefined} />
          </div>
        ))}
      </div>
      {saving.error && <RequestFailed title={t('reviewFailed')} error={saving.error} />}
    </Dialog>
  );
}
