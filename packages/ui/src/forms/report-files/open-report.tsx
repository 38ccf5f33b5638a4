import { getReport, type Report } from '@careline/core/care';
import { type HttpClient, HttpError } from '@careline/core/http';
import { type ReactNode, useRef, useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { reportFilesMessages } from './report-files.messages.ts';

export interface OpenReportProps {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly report: Pick<Report, 'id' | 'name'>;
  /** What else can be done with the file, beside its button. */
  readonly children?: ReactNode;
}

/** Fetches the file once at a time and hands it to the browser; what failed is kept to be told. */
function useOpening({ http, vitaId, report }: OpenReportProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HttpError>();
  const under = useRef(false);
  async function open(): Promise<void> {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const { file } = await http.call(getReport, { query: { vitaId, id: report.id } });
      saveFile(file, report.name);
    } catch (cause) {
      setError(HttpError.from(cause, getReport));
    } finally {
      under.current = false;
      setBusy(false);
    }
  }
  return { busy, error, open };
}

/** Opens a file of a patient; why it could not be opened is told beside it. */
export function OpenReport(props: OpenReportProps) {
  const { report, children } = props;
  const t = useMessages(reportFilesMessages);
  const failureText = useFailureText();
  const { busy, error, open } = useOpening(props);
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
