import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { listExportMessages } from './list-export.messages.ts';
import type { ListFile } from './list-file.ts';
import { type ListExportState, type ListExportWork, useListExport } from './use-list-export.ts';

export interface ListExportProps<Row> {
  /** Creates the export of the current list, in the user's language. Called when the user exports. */
  readonly makeFile: () => ListFile<Row>;
}

function ExportNotice({ state }: { readonly state: ListExportState }) {
  const t = useMessages(listExportMessages);
  if (state.phase === 'running') return t('running', { count: state.rows });
  if (state.phase === 'done') return t('done', { count: state.rows });
  return state.phase === 'cancelled' ? t('cancelled') : null;
}

function Failure({ state, retry }: Pick<ListExportWork, 'state' | 'retry'>) {
  const t = useMessages(listExportMessages);
  const failureText = useFailureText();
  if (state.phase !== 'failed') return null;
  const { error, rows } = state;
  return (
    <div className="w-full">
      <ErrorState title={t('failedTitle')} onRetry={retry} requestId={error.requestId}>
        {failureText(error)} {rows > 0 && t('goesOn', { count: rows })}
      </ErrorState>
    </div>
  );
}

/** Exports all rows of a list as a file. Shows progress and can be cancelled. */
export function ListExport<Row>({ makeFile }: ListExportProps<Row>) {
  const t = useMessages(listExportMessages);
  const { state, begin, retry, cancel } = useListExport(makeFile);
  const running = state.phase === 'running';
  return (
    <div data-print="hidden" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Failure state={state} retry={retry} />
      {/* While empty, it removes the gap before the button, which would look indented in a narrow toolbar. */}
      <p role="status" className="text-muted text-xs tabular-nums empty:-me-3">
        <ExportNotice state={state} />
      </p>
      <IconButton
        icon={running ? 'close' : 'description'}
        label={t(running ? 'cancel' : 'export')}
        onClick={running ? cancel : begin}
      />
    </div>
  );
}
