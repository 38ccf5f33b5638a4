import type { CallLog, LogFile } from '@careline/core/internal/calls';
import { formatFileSize } from '@careline/core/internal/formatting';
import { OpenReport } from '../../forms/report-files/index.ts';
import { useMessages } from '../../messages/index.ts';
import { callDetailMessages } from './call-detail.messages.ts';

export interface LogFilesProps {
  readonly log: CallLog;
  /** Shows file names without links. */
  readonly onPaper: boolean;
}

/** Returns a function that finds the name of a file in these logs by its id. It returns undefined for unknown files. */
export const fileNames =
  (...logs: readonly (CallLog | undefined)[]) =>
  (id: string): string | undefined =>
    logs.flatMap((log) => log?.files ?? []).find((file) => file.id === id)?.name;

function File({ file, log, onPaper }: LogFilesProps & { readonly file: LogFile }) {
  const t = useMessages(callDetailMessages);
  const openable = !onPaper && !file.deleted;
  return (
    <li className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere">{file.name}</span>
        {openable && <span className="text-muted text-xs tabular-nums">{formatFileSize(file.size)}</span>}
        {file.deleted && <span className="text-muted text-xs">{t('fileDeleted')}</span>}
      </span>
      {openable && <OpenReport vitaId={log.vitaId} report={file} />}
    </li>
  );
}

/** The files in a version of a log. Renders nothing if there are none. */
export function LogFiles({ log, onPaper }: LogFilesProps) {
  const t = useMessages(callDetailMessages);
  const { files = [] } = log;
  if (files.length === 0) return null;
  return (
    <section className="flex flex-col gap-1" data-print="together">
      <h4 className="break-after-avoid font-medium">{t('files')}</h4>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <File key={file.id} file={file} log={log} onPaper={onPaper} />
        ))}
      </ul>
    </section>
  );
}
