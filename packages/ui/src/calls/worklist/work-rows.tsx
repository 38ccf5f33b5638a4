import type { Worklist, WorklistState } from '@careline/core/internal/calls/worklist';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CallsDone } from '../../primitives/drawing/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useLeavingRows } from './use-leaving-rows.ts';
import { WORK_COLUMNS, WorkRow, type WorkRowProps } from './work-row.tsx';
import { worklistMessages } from './worklist.messages.ts';
import { isFiltered } from './worklist-filters.tsx';

export interface WorkRowsProps extends Omit<WorkRowProps, 'item' | 'isLeaving'> {
  readonly list: Worklist;
  readonly state: WorklistState;
}

/** Fills the window, so that nothing below the list is visible before the rows load. */
const ROWS_IN_SIGHT = 18;

function Loading() {
  const t = useMessages(worklistMessages);
  return (
    <div className="px-4 py-2">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="row" lines={ROWS_IN_SIGHT} />
    </div>
  );
}

type ErrorTitle = 'failed' | 'moreFailed' | 'refreshFailed';

function Failure({ list, state, title }: WorkRowsProps & { readonly title: ErrorTitle }) {
  const t = useMessages(worklistMessages);
  const { error } = state;
  return (
    <div className="p-4">
      <RequestFailed title={t(title)} onRetry={list.retry} error={error} />
    </div>
  );
}

function None({ filters }: Pick<WorklistState, 'filters'>) {
  const t = useMessages(worklistMessages);
  const filtered = isFiltered(filters);
  return (
    <EmptyState drawing={<CallsDone />} title={t(filtered ? 'noneFilteredTitle' : 'noneTitle')}>
      {t(filtered ? 'noneFilteredText' : 'noneText')}
    </EmptyState>
  );
}

function More({ list, state }: WorkRowsProps) {
  const t = useMessages(worklistMessages);
  if (state.next === null) return null;
  return (
    <p className="flex justify-center border-row-line border-t p-2">
      <Button icon="expand_more" busy={state.work === 'more'} onClick={list.more}>
        {t('more')}
      </Button>
    </p>
  );
}

function Found(props: WorkRowsProps) {
  const { list, state, ...row } = props;
  const rows = useLeavingRows(state);
  return (
    <>
      {state.failedWork === 'refresh' && <Failure {...props} title="refreshFailed" />}
      <ul className={WORK_COLUMNS}>
        {rows.map(({ key, ...shown }) => (
          <WorkRow key={key} {...shown} {...row} />
        ))}
      </ul>
      {state.failedWork === 'more' ? <Failure {...props} title="moreFailed" /> : <More {...props} />}
    </>
  );
}

export function WorkRows(props: WorkRowsProps) {
  const { phase, filters } = props.state;
  if (phase === 'found') return <Found {...props} />;
  if (phase === 'failed') return <Failure {...props} title="failed" />;
  return phase === 'none' ? <None filters={filters} /> : <Loading />;
}
