import { deleteReport, REPORT_MEDIA_TYPES, type Report } from '@careline/core/care';
import { formatCalendar, formatReading } from '@careline/core/formatting';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { OpenReport, sendReport } from '../report-files/index.ts';
import { CareListView } from './care-list-view.tsx';
import type { CarePanelProps } from './care-panel.ts';
import { messages } from './patient-care.messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useCareFailureText } from './use-care-failure-text.ts';
import { useReports } from './use-care-list.ts';
import { useSubmission } from './use-submission.ts';

interface ItemProps extends CarePanelProps {
  readonly report: Report;
  readonly onDelete: () => void;
}

/** What the form of a call said of the file: metric, value, day. */
function useFacts({ report }: ItemProps): string {
  const { metric, title, value, unit, takenOn } = report;
  const reading = value ? formatReading(value, unit ?? undefined) : undefined;
  return [title ?? metric, reading, takenOn && dateText(takenOn)].filter(Boolean).join(' · ');
}

function ReportItem(props: ItemProps) {
  const { report, http, vitaId, timeZone, now, mayWrite, onDelete } = props;
  const t = useMessages(messages);
  const locale = useLocale();
  const facts = useFacts(props);
  const when = formatCalendar(report.uploadedAt, Math.floor(now() / 1000), { timeZone, locale });
  return (
    <>
      <span className="wrap-anywhere font-medium">{report.name}</span>
      {facts && <span className="text-sm tabular-nums">{facts}</span>}
      <span className="text-muted text-sm">{t('by', { when, name: report.author.name })}</span>
      <OpenReport http={http} vitaId={vitaId} report={report}>
        {mayWrite && (
          <Button size="small" variant="quiet" icon="delete" onClick={onDelete}>
            {t('delete')} <VisuallyHidden>{report.name}</VisuallyHidden>
          </Button>
        )}
      </OpenReport>
    </>
  );
}

/** Chooses one file and sends it; a failed one can be sent again without choosing it again. */
function AddReport({ onAdded, ...panel }: CarePanelProps & { readonly onAdded: () => void }) {
  const t = useMessages(messages);
  const textOf = useCareFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<File>();
  const sending = useSubmission();
  const send = async (file: File) => {
    const content = `${file.name} ${file.size} ${file.lastModified}`;
    const stored = await sending.submit(content, (ids) =>
      sendReport(panel, { ...ids, file, forCall: false }, REPORT_MEDIA_TYPES),
    );
    setFailed(stored ? undefined : file);
    if (stored) onAdded();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" icon="add" busy={sending.busy} onClick={() => input.current?.click()}>
        {t('addReport')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('chooseReport')}
        accept={REPORT_MEDIA_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      {sending.error && failed && (
        <div className="flex flex-col items-start gap-1">
          <FieldError>{`${failed.name}: ${textOf(sending.error)}`}</FieldError>
          {sending.error.retryable && (
            <Button size="small" icon="refresh" onClick={() => void send(failed)}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The reports of a patient: what came with calls and what was uploaded here. */
export function PatientReports({ beside, ...props }: CarePanelProps & { readonly beside?: ReactNode }) {
  const { http, vitaId, mayWrite, savedCall } = props;
  const t = useMessages(messages);
  const { state, load } = useReports(props);
  useEffect(() => {
    if (savedCall) void load();
  }, [savedCall, load]);
  const [doomed, setDoomed] = useState<Report>();
  const deleting = useSubmission();
  const confirm = async (reason: string, { id }: Report) => {
    const done = await deleting.submit(`${id} ${reason}`, ({ key }) =>
      http.call(deleteReport, { body: { vitaId, id, reason }, idempotencyKey: key }),
    );
    if (done) setDoomed(undefined);
    void load();
  };
  return (
    <Card title={t('reports')}>
      <div className="flex flex-col gap-3">
        {(mayWrite || beside) && (
          <div className="flex flex-wrap items-start justify-between gap-2">
            {mayWrite && <AddReport {...props} onAdded={() => void load()} />}
            {beside}
          </div>
        )}
        <CareListView
          state={state}
          label={t('reports')}
          failed={t('reportsFailed')}
          none={t('noReports')}
          onRetry={() => void load()}
        >
          {(report) => <ReportItem {...props} report={report} onDelete={() => setDoomed(report)} />}
        </CareListView>
      </div>
      {doomed && (
        <ReasonDialog
          title={t('deleteReport', { name: doomed.name })}
          action={t('delete')}
          busy={deleting.busy}
          error={deleting.error}
          onConfirm={(reason) => void confirm(reason, doomed)}
          onClose={() => {
            deleting.forget();
            setDoomed(undefined);
          }}
        >
          {t('deleteReportMeans')}
        </ReasonDialog>
      )}
    </Card>
  );
}
