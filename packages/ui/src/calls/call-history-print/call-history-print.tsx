import { createPortal } from 'react-dom';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { useOnPaper } from '../../primitives/on-paper/index.ts';
import { useHttp } from '../../provider/index.ts';
import type { HistoryToPrint } from '../call-status-history/index.ts';
import { HistoryPaper } from './history-paper.tsx';
import { historyPrintMessages } from './history-print.messages.ts';
import { usePrintRows } from './use-print-rows.ts';

export interface CallHistoryPrintProps extends HistoryToPrint {
  /** Opens the browser's print dialog, as `window.print` does. */
  readonly print: () => void;
}

/**
 * Prints every call that matches the filters, including calls the screen has not loaded.
 * However the page is printed, paper shows the open call or the list instead of the screen.
 */
export function CallHistoryPrint({ print, paper, filters, ...shown }: CallHistoryPrintProps) {
  const http = useHttp();
  const t = useMessages(historyPrintMessages);
  const { state, begin } = usePrintRows(http, filters, print);
  const onPaper = useOnPaper();
  const rows = state.phase === 'ready' ? state.rows : shown.state.rows;
  return (
    <>
      {state.phase === 'failed' && (
        <div className="w-full">
          <RequestFailed title={t('failedTitle')} onRetry={begin} error={state.error} />
        </div>
      )}
      {shown.state.phase === 'found' && (
        <IconButton
          icon="print"
          label={t('print')}
          aria-busy={state.phase === 'reading'}
          aria-disabled={state.phase === 'reading'}
          onClick={() => state.phase !== 'reading' && begin()}
        />
      )}
      {onPaper && paper && createPortal(<HistoryPaper {...shown} rows={rows} />, paper)}
    </>
  );
}
