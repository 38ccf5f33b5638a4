import {
  type BulkAttempt,
  type BulkRun,
  createBulkRun,
  type ListedPatient,
} from '@careline/core/internal/calls/patient-lists';
import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { newId } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useStore } from '../../store/index.ts';
import { bulkMessages } from '../patient-lists.messages.ts';
import { nameOf } from '../use-patient-columns.tsx';

export interface BulkActProps {
  readonly patients: readonly ListedPatient[];
  /** Called with the patients that are left, and whether the act was begun at all. */
  readonly onClose: (left: readonly ListedPatient[], isBegun: boolean) => void;
}

export interface BulkDialogProps extends BulkActProps {
  readonly title: string;
  /** The verb on the button. */
  readonly verb: string;
  readonly endpoint: string;
  /** Acts on one patient; undefined while the form is incomplete. */
  readonly act: ((attempt: BulkAttempt) => Promise<unknown>) | undefined;
  readonly failureText: (error: HttpError) => string;
  /** The fields. */
  readonly children: ReactNode;
}

interface RunProps extends Pick<BulkDialogProps, 'patients' | 'failureText' | 'onClose'> {
  readonly run: BulkRun;
}

/** Returns the patients that are left. */
const leftOf = ({ patients, run }: Pick<RunProps, 'patients' | 'run'>): readonly ListedPatient[] => {
  const { results } = run.store.getState();
  return patients.filter(({ vitaId }) => results.get(vitaId)?.phase !== 'done');
};

/** The progress, and then the failed patients with the reasons. */
function Results({ run, patients, failureText }: RunProps) {
  const t = useMessages(bulkMessages);
  const { isRunning, results } = useStore(run.store, (whole) => whole);
  const left = leftOf({ patients, run }).length;
  const count = patients.length;
  const ended = left === 0 ? t('allDone', { count }) : t('someLeft', { count: left });
  const failed = patients.flatMap((patient) => {
    const result = results.get(patient.vitaId);
    return result?.phase === 'failed' ? [{ patient, error: result.error }] : [];
  });
  return (
    <>
      <p role="status">{isRunning ? t('progress', { done: count - left, count }) : ended}</p>
      {failed.length > 0 && (
        <ul aria-label={t('left')} className="mt-2 flex list-disc flex-col gap-1 ps-5">
          {failed.map(({ patient, error }) => (
            <li key={patient.vitaId}>
              <Untranslated parts={[nameOf(patient)]}>
                {t('reason', { name: nameOf(patient), reason: failureText(error) })}
              </Untranslated>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ResultButtons({ run, patients, onClose }: RunProps) {
  const t = useMessages(bulkMessages);
  const { isRunning } = useStore(run.store, (whole) => whole);
  const left = leftOf({ patients, run });
  return (
    <>
      {!isRunning && left.length > 0 && (
        <Button icon="refresh" onClick={() => void run.run()}>
          {t('retry', { count: left.length })}
        </Button>
      )}
      <Button variant="primary" busy={isRunning} onClick={() => onClose(left, true)}>
        {t('close')}
      </Button>
    </>
  );
}

/** Asks for the facts of an act on several patients, acts on each, and lists the failures. */
export function BulkDialog({ verb, endpoint, act, children, title, ...shared }: BulkDialogProps) {
  const t = useMessages(bulkMessages);
  const form = useId();
  const [run, setRun] = useState<BulkRun>();
  useEffect(() => run?.stop, [run]);
  const { patients, onClose } = shared;
  const close = () => onClose(run ? leftOf({ patients, run }) : patients, run !== undefined);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!act) return;
    const begun = createBulkRun({ vitaIds: patients.map(({ vitaId }) => vitaId), newId, endpoint, act });
    setRun(begun);
    void begun.run();
  };
  const asking = (
    <>
      <Button onClick={close}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" form={form} disabled={!act}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={run ? <ResultButtons {...shared} run={run} /> : asking}
    >
      {run ? (
        <Results {...shared} run={run} />
      ) : (
        <form id={form} noValidate onSubmit={begin} className="flex flex-col gap-4">
          {children}
        </form>
      )}
    </Dialog>
  );
}
