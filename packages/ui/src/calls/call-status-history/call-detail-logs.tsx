import type { CallLog, Contact } from '@careline/core/internal/calls';
import { correctableForm } from '@careline/core/internal/calls/correction';
import type { CallDetail, CallDetailState } from '@careline/core/internal/calls/history';
import { changesBetween, type FormAnswers } from '@careline/core/internal/forms';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { CallChanges } from './call-changes.tsx';
import { callCorrectionMessages, callDetailMessages } from './call-detail.messages.ts';
import { CallLogView } from './call-log-view.tsx';
import type { CallTimes } from './call-times.ts';
import { fileNames, LogFiles } from './log-files.tsx';

interface VersionProps {
  readonly log: CallLog;
  /** The previous version. */
  readonly before: CallLog | undefined;
  readonly count: number;
  readonly contact: Contact;
  readonly times: CallTimes;
  readonly onPaper: boolean;
}

/** Returns "Saved Today at 3:05 pm by Anita", with the version number if there are several. */
function useVersionLine({ log, count, times }: VersionProps): string {
  const t = useMessages(callDetailMessages);
  const saved = t('savedBy', { when: times.dateAndTime(log.savedAt), name: log.author.name });
  return count > 1 ? `${t('version', { version: log.version, count })}. ${saved}` : saved;
}

/** The reason for a version, and its changes to the previous one. */
function Correction({ log, before, contact }: VersionProps) {
  const t = useMessages(callDetailMessages);
  const correction = useMessages(callCorrectionMessages);
  if (!log.reason || !before) return null;
  const form = correctableForm(contact, log);
  const changes = form ? changesBetween(form, before.answers as FormAnswers, log.answers as FormAnswers) : [];
  return (
    <div className="flex flex-col gap-1 border-line border-s-2 ps-3">
      <p className="whitespace-pre-line">{t('reason', { reason: log.reason })}</p>
      {form && changes.length > 0 && (
        <>
          <h4 className="text-muted text-xs">{correction('versionChanges')}</h4>
          <CallChanges form={form} changes={changes} nameOf={fileNames(log, before)} />
        </>
      )}
    </div>
  );
}

function Newest(props: VersionProps) {
  return (
    <>
      <p className="text-muted text-xs">{useVersionLine(props)}</p>
      <Correction {...props} />
      <CallLogView log={props.log} contact={props.contact} />
      <LogFiles log={props.log} onPaper={props.onPaper} />
    </>
  );
}

function Older(props: VersionProps) {
  return (
    <details open={props.onPaper} className="rounded-control border border-line px-3 py-2">
      <summary className="text-sm">{useVersionLine(props)}</summary>
      <div className="flex flex-col gap-2 pt-2">
        <Correction {...props} />
        <CallLogView log={props.log} contact={props.contact} />
        <LogFiles log={props.log} onPaper={props.onPaper} />
      </div>
    </details>
  );
}

export interface CallDetailLogsProps {
  readonly detail: CallDetail;
  readonly state: CallDetailState;
  readonly contact: Contact;
  readonly times: CallTimes;
  readonly onPaper?: boolean;
}

function Logs({ state, contact, times, onPaper = false }: CallDetailLogsProps) {
  const [newest, ...older] = state.logs;
  const common = { count: state.logs.length, contact, times, onPaper };
  return (
    <>
      {newest && <Newest {...common} log={newest} before={older[0]} />}
      {older.map((log, index) => (
        <Older {...common} key={log.version} log={log} before={older[index + 1]} />
      ))}
    </>
  );
}

export function CallDetailLogs(props: CallDetailLogsProps) {
  const t = useMessages(callDetailMessages);
  const { logPhase, logError } = props.state;
  if (logPhase === 'none') return <p className="text-muted">{t('noLog')}</p>;
  if (logPhase === 'ready') return <Logs {...props} />;
  if (logPhase === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loadingLog')}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  }
  return <RequestFailed title={t('logFailedTitle')} onRetry={props.detail.retry} error={logError} />;
}
