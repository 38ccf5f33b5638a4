import { REPORT_METRICS, type ReportMetric } from '@careline/core/internal/calls/forms';
import type { CriticalFinding } from '@careline/core/internal/calls/readings';
import { createOpenPatient, type Patient } from '@careline/core/internal/patients';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { CriticalReading, EntryFooter } from '../../readings/add-reading/index.ts';
import { useStore } from '../../store/index.ts';
import { addReportMessages } from '../care.messages.ts';
import { reportMetricLabel } from '../report-values/index.ts';
import { useDirtyPart } from '../use-dirty-part.ts';
import { ReportFormFields } from './report-form-fields.tsx';
import { useReportEntry } from './use-report-entry.ts';

export interface AddReportProps {
  readonly vitaId: string;
  /** The programme of the current call. Defaults to all programmes of the patient. */
  readonly programme?: string | undefined;
  /** The server has stored the report. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
  /** Reports unsaved entries. Pass a stable function. */
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns the report metrics of the programmes, each once, "Others" last. Returns all if no programme is known. */
function metricsOfProgrammes(programmes: readonly string[]): readonly ReportMetric[] {
  const known = Object.values(PROGRAMMES).filter(({ key }) => programmes.includes(key));
  const asked = new Set(known.flatMap(({ reportMetrics }) => reportMetrics));
  return asked.size === 0 ? REPORT_METRICS : REPORT_METRICS.filter((metric) => asked.has(metric));
}

/** Loads the patient, whose data decides how values are judged. Entries do not wait for a failed response. */
function usePatient({ vitaId }: Pick<AddReportProps, 'vitaId'>) {
  const http = useHttp();
  const opened = useMemo(() => createOpenPatient({ http }), [http]);
  const who = useStore(opened.store, (whole) => whole);
  useEffect(() => {
    opened.open(vitaId);
    return opened.close;
  }, [opened, vitaId]);
  const patient = who.phase === 'open' && who.vitaId === vitaId ? who.patient : undefined;
  return { patient, isFailed: who.phase === 'failed', retry: () => opened.retry() };
}

interface EntryProps extends AddReportProps {
  readonly patient: Patient | undefined;
  readonly onStored: (critical: readonly CriticalFinding[]) => void;
}

function NotJudged({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(addReportMessages);
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-card bg-warning-soft p-3 text-on-warning-soft"
    >
      <p>{t('notJudged')}</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Adds a report of a patient: metric, date, values and file. Values or the file may be missing, but not both. */
export function AddReport(props: AddReportProps) {
  const { patient, isFailed, retry } = usePatient(props);
  const t = useMessages(addReportMessages);
  const [critical, setCritical] = useState<readonly CriticalFinding[]>();
  const { onClose, onAdded } = props;
  if (critical) {
    const close = (
      <Button variant="primary" autoFocus onClick={onClose}>
        {t('close')}
      </Button>
    );
    return (
      <Dialog open persistent onClose={onClose} title={t('title')} actions={close}>
        <div className="flex flex-col gap-4">
          <p className="font-medium">{t('stored')}</p>
          {critical.map((finding) => (
            <CriticalReading
              key={JSON.stringify(finding.reading.values)}
              finding={finding}
              patient={patient}
              uhid={patient?.uhid ?? null}
            />
          ))}
        </div>
      </Dialog>
    );
  }
  const onStored = (found: readonly CriticalFinding[]) => {
    onAdded();
    if (found.length > 0) setCritical(found);
    else onClose();
  };
  return <Entry {...props} patient={patient} isFailed={isFailed} retry={retry} onStored={onStored} />;
}

function Entry(props: EntryProps & { readonly isFailed: boolean; readonly retry: () => void }) {
  const { patient, isFailed, retry, programme, onStored, onClose, onDirtyChange } = props;
  const t = useMessages(addReportMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const formId = useId();
  const root = useRef<HTMLFormElement>(null);
  const entry = useReportEntry(props);
  const onceDrawn = useFocusOnceDrawn();
  const [asks, setAsks] = useState(false);
  useDirtyPart(entry.isDirty, onDirtyChange);
  const programmes = programme ? [programme] : (patient?.enrolments.map((one) => one.programme) ?? []);
  const close = () => (entry.isDirty && !asks ? setAsks(true) : onClose());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { critical } = entry;
    const done = await entry.save();
    if (done === 'invalid') {
      onceDrawn(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
    if (done !== 'stored') return;
    announce(t('added', { metric: reportMetricLabel(entry.metric, locale) }));
    onStored(critical);
  };
  const isReady = patient !== undefined || isFailed;
  return (
    <Dialog
      open
      persistent
      onClose={close}
      title={t('title')}
      actions={
        <EntryFooter
          formId={formId}
          busy={entry.busy}
          asks={asks}
          onCancel={close}
          onKeep={() => setAsks(false)}
          onDiscard={onClose}
        />
      }
    >
      {isReady ? (
        <form
          id={formId}
          ref={root}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="@container flex flex-col gap-4"
        >
          {isFailed && <NotJudged onRetry={retry} />}
          <ReportFormFields entry={entry} metrics={metricsOfProgrammes(programmes)} patient={patient} />
        </form>
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      )}
    </Dialog>
  );
}
