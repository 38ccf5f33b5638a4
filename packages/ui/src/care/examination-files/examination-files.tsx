import type { Report } from '@careline/core/internal/care';
import { otoscopySideLabel, readingTypeLabel } from '@careline/core/internal/record';
import { useEffect, useState } from 'react';
import { useReportFile } from '../../forms/report-files/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { examinationFilesMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import { FileViewer } from '../file-viewer/index.ts';
import { useReports } from '../patient-care/use-care-list.ts';
import { ReportValues, useReportFacts } from '../report-values/index.ts';

export interface ExaminationFilesProps {
  readonly vitaId: string;
  /** Change this number to reload the list, such as after a file was added. */
  readonly revision?: number;
}

interface ItemProps {
  readonly report: Report;
}

/** Returns the report's subject, date and value if a call's form had one, and then its author. */
function useFacts(props: ItemProps) {
  const { report } = props;
  const whenOf = useWhen();
  const t = useMessages(examinationFilesMessages);
  const locale = useLocale();
  const factsOf = useReportFacts();
  const { readingType, side, uploadedAt, author } = report;
  const examined = [
    readingType && readingTypeLabel(readingType, locale),
    side && otoscopySideLabel(side, locale),
  ].filter((fact): fact is string => Boolean(fact));
  const shown = [...examined, ...factsOf(report)];
  const when = whenOf(uploadedAt);
  return { shown, by: t('by', { when, name: author.name }) };
}

function FileItem(props: ItemProps) {
  const http = useHttp();
  const { report } = props;
  const t = useMessages(examinationFilesMessages);
  const failureText = useFailureText();
  const { shown, by } = useFacts(props);
  const { busy, error, fetchFile } = useReportFile(http, report);
  const [file, setFile] = useState<Blob>();
  return (
    <>
      {shown.length > 0 && <span className="font-medium tabular-nums">{shown.join(' · ')}</span>}
      <ReportValues report={report} />
      {report.name && <span className="wrap-anywhere">{report.name}</span>}
      <span className="text-muted text-xs">{by}</span>
      {report.size > 0 && (
        <Button size="small" icon="description" busy={busy} onClick={async () => setFile(await fetchFile())}>
          {t('view')} <VisuallyHidden>{report.name}</VisuallyHidden>
        </Button>
      )}
      {error && <FieldError>{error.code === 'not-found' ? t('gone') : failureText(error)}</FieldError>}
      {file && (
        <FileViewer
          file={file}
          name={report.name}
          facts={[...shown, by]}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}

/** The reports of a patient: examination images and documents, files from calls, and results given on calls. */
export function ExaminationFiles(props: ExaminationFilesProps) {
  const { vitaId, revision = 0 } = props;
  const t = useMessages(examinationFilesMessages);
  const { state, refresh } = useReports({ vitaId });
  useEffect(() => {
    if (revision > 0) refresh();
  }, [revision, refresh]);
  return (
    <Card title={t('title')}>
      <CareListView state={state} label={t('title')} failed={t('failed')} none={t('none')} onRetry={refresh}>
        {(report) => <FileItem report={report} />}
      </CareListView>
    </Card>
  );
}
