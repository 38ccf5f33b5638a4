import { getReport, type Report } from '@careline/core/internal/care';
import { type HttpClient, nameWithEnding } from '@careline/core/internal/http';
import type { ReactNode } from 'react';
import { useFailureText, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { reportFilesMessages } from './report-files.messages.ts';

/** Fetches a report's file, one request at a time. Returns undefined if that failed; `error` says why. */
export function useReportFile(http: HttpClient, { vitaId, id }: Pick<Report, 'vitaId' | 'id'>) {
  const { busy, error, submit, forget } = useSubmission();
  async function fetchFile(): Promise<Blob | undefined> {
    const fetched = await submit(id, () => http.call(getReport, { query: { vitaId, id } }));
    return fetched?.answer.file;
  }
  return { busy, error, fetchFile, forget };
}

export interface OpenReportProps {
  readonly vitaId: string;
  readonly report: Pick<Report, 'id' | 'name'>;
  /** Further actions for the file, next to its button. */
  readonly children?: ReactNode;
}

/** Opens a patient's file. Shows next to it why it could not be opened. */
export function OpenReport(props: OpenReportProps) {
  const http = useHttp();
  const { vitaId, report, children } = props;
  const t = useMessages(reportFilesMessages);
  const failureText = useFailureText();
  const { busy, error, fetchFile } = useReportFile(http, { vitaId, id: report.id });
  const open = async () => {
    const file = await fetchFile();
    if (file) saveFile(file, nameWithEnding(report.name, file.type));
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="description" busy={busy} onClick={() => void open()}>
          {t('open')} <VisuallyHidden>{report.name}</VisuallyHidden>
        </Button>
        {children}
      </div>
      {error && <FieldError>{error.code === 'not-found' ? t('gone') : failureText(error)}</FieldError>}
    </>
  );
}
