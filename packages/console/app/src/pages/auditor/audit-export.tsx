import { type AuditFilters, readWholeAudit } from '@careline/core/audit';
import { isoDay } from '@careline/core/formatting';
import { HttpError } from '@careline/core/http';
import { useFailureText } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { auditCsv } from './audit-csv.ts';
import { auditExportMessages } from './audit-export.messages.ts';
import { saveFile } from './save-file.ts';

export interface AuditExportProps {
  readonly filters: AuditFilters;
  /** The facility's. */
  readonly timeZone: string;
}

type ExportState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'running' | 'done'; readonly rows: number }
  | { readonly phase: 'failed'; readonly error: HttpError };

/** Reads every row of the filters and saves them as one file; leaving the page cancels. */
function useAuditExport({ filters, timeZone }: AuditExportProps) {
  const t = useMessages(auditExportMessages);
  const locale = useLocale();
  const { http } = useConsole();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function begin(): Promise<void> {
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    setState({ phase: 'running', rows: 0 });
    try {
      const onRows = (rows: number) => !signal.aborted && setState({ phase: 'running', rows });
      const rows = await readWholeAudit({ http, filters, signal, onRows });
      if (signal.aborted) return;
      const name = `access-log-${isoDay(Date.now() / 1000, timeZone)}.csv`;
      saveFile({ name, text: auditCsv(rows, { t, locale, timeZone }), type: 'text/csv;charset=utf-8' });
      setState({ phase: 'done', rows: rows.length });
    } catch (error) {
      if (!signal.aborted && error instanceof HttpError) setState({ phase: 'failed', error });
    }
  }

  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'cancelled' });
  };
  return { state, begin: () => void begin(), cancel };
}

function Told({ state }: { readonly state: ExportState }) {
  const t = useMessages(auditExportMessages);
  if (state.phase === 'running') return t('running', { count: state.rows });
  if (state.phase === 'done') return t('done', { count: state.rows });
  return state.phase === 'cancelled' ? t('cancelled') : null;
}

/** The rows under the filters, all of them, as a file; says how far it is and can be called off. */
export function AuditExport(props: AuditExportProps) {
  const t = useMessages(auditExportMessages);
  const failureText = useFailureText();
  const { state, begin, cancel } = useAuditExport(props);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {state.phase === 'failed' && (
        <ErrorState title={t('failedTitle')} onRetry={begin} requestId={state.error.requestId}>
          {failureText(state.error)}
        </ErrorState>
      )}
      <p role="status" className="text-muted tabular-nums">
        <Told state={state} />
      </p>
      {state.phase === 'running' ? (
        <Button icon="close" onClick={cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Button icon="description" onClick={begin}>
          {t('export')}
        </Button>
      )}
    </div>
  );
}
