import { deleteReport, type Report } from '@careline/core/internal/care';
import { type ReactNode, useEffect, useState } from 'react';
import { OpenReport } from '../../forms/report-files/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages, useWhen } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { AddReport } from '../add-report/index.ts';
import { patientCareMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import { ReportValues, useReportFacts } from '../report-values/index.ts';
import type { CarePanelProps } from './care-panel.ts';
import { CareReasonDialog } from './care-reason-dialog.tsx';
import { useReports } from './use-care-list.ts';

interface ItemProps extends CarePanelProps {
  readonly report: Report;
  readonly onDelete: () => void;
}

function ReportItem(props: ItemProps) {
  const { report, vitaId, mayWrite, onDelete } = props;
  const t = useMessages(patientCareMessages);
  const facts = useReportFacts()(report).join(' · ');
  const when = useWhen()(report.uploadedAt);
  const name = report.name || facts;
  const remove = mayWrite && (
    <Button size="small" variant="quiet" icon="delete" onClick={onDelete}>
      {t('delete')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      {report.name && <span className="wrap-anywhere font-medium">{report.name}</span>}
      {facts && <span className={`tabular-nums ${report.name ? 'text-sm' : 'font-medium'}`}>{facts}</span>}
      <ReportValues report={report} />
      <span className="text-muted text-xs">{t('by', { when, name: report.author.name })}</span>
      {report.size > 0 ? (
        <OpenReport vitaId={vitaId} report={report}>
          {remove}
        </OpenReport>
      ) : (
        remove
      )}
    </>
  );
}

function AddReportButton({ onAdded, ...panel }: CarePanelProps & { readonly onAdded: () => void }) {
  const t = useMessages(patientCareMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...addTarget('report')} size="small" icon="add" onClick={() => setOpen(true)}>
        {t('addReport')}
      </Button>
      {isOpen && <AddReport {...panel} onAdded={onAdded} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The reports of a patient: files and results from calls, and uploads from here. */
export function PatientReports({ beside, ...props }: CarePanelProps & { readonly beside?: ReactNode }) {
  const http = useHttp();
  const { vitaId, mayWrite, savedCall } = props;
  const t = useMessages(patientCareMessages);
  const { state, refresh } = useReports(props);
  useEffect(() => {
    if (savedCall) refresh();
  }, [savedCall, refresh]);
  const [doomed, setDoomed] = useState<Report>();
  const deleting = useSubmission();
  const confirm = async (reason: string, { id }: Report) => {
    const done = await deleting.submit(`${id} ${reason}`, ({ key }) =>
      http.call(deleteReport, { body: { vitaId, id, reason }, idempotencyKey: key }),
    );
    if (done) setDoomed(undefined);
    refresh();
  };
  return (
    <Card title={t('reports')}>
      <div className="flex flex-col gap-3">
        {(mayWrite || beside) && (
          <div className="flex flex-wrap items-start justify-between gap-2">
            {mayWrite && <AddReportButton {...props} onAdded={refresh} />}
            {beside}
          </div>
        )}
        <CareListView
          state={state}
          label={t('reports')}
          failed={t('reportsFailed')}
          none={t('noReports')}
          onRetry={refresh}
        >
          {(report) => <ReportItem {...props} report={report} onDelete={() => setDoomed(report)} />}
        </CareListView>
      </div>
      {doomed && (
        <CareReasonDialog
          title={t('deleteReport', { name: doomed.name || (doomed.title ?? doomed.metric ?? '') })}
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
        </CareReasonDialog>
      )}
    </Card>
  );
}
