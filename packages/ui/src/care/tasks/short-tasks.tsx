import { useId } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { TaskSetting } from './task-item.tsx';
import type { TaskListProps } from './task-list.tsx';
import { TaskRow } from './task-row.tsx';
import { taskListMessages } from './tasks.messages.ts';
import { useTaskList } from './use-task-list.ts';

export interface ShortTasksProps extends TaskSetting, Pick<TaskListProps, 'patientAddress'> {
  /** The address of the full list. */
  readonly listAddress: string;
  /** Starts as a single line with the number of tasks. */
  readonly folded?: boolean;
}

const FIRST = '3';
const MINE = { whose: 'mine', time: 'today' } as const;

interface RowsProps extends Omit<ShortTasksProps, 'listAddress' | 'folded'> {
  readonly list: ReturnType<typeof useTaskList>['list'];
  readonly state: ReturnType<typeof useTaskList>['state'];
}

function Rows({ list, state, ...setting }: RowsProps) {
  const t = useMessages(taskListMessages);
  const { phase, rows, error } = state;
  return (
    <>
      {(phase === 'idle' || phase === 'loading') && <Skeleton shape="row" lines={3} />}
      {phase === 'failed' && <RequestFailed title={t('failed')} onRetry={list.retry} error={error} />}
      {phase === 'none' && <p className="text-muted">{t('nothing')}</p>}
      {rows.length > 0 && (
        <ul aria-label={t('shortTitle')}>
          {rows.map((task) => (
            <TaskRow key={task.id} {...setting} task={task} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The user's first tasks due by today. The full list is on a separate page. */
export function ShortTasks({ listAddress, folded = false, ...setting }: ShortTasksProps) {
  const t = useMessages(taskListMessages);
  const { link } = useNavigation();
  const id = useId();
  const { list, state } = useTaskList(MINE, FIRST);
  const toList = (
    <a className={buttonClass({ size: 'small' })} {...link(listAddress)}>
      {t('toList')}
    </a>
  );
  const rows = <Rows {...setting} list={list} state={state} />;
  if (!folded) {
    return (
      <section aria-labelledby={id} className="@container flex flex-col">
        <div className="flex min-h-9 items-center justify-between gap-2 border-row-line border-b">
          <h2 id={id} className="font-semibold text-lg">
            {t('shortTitle')}
          </h2>
          {toList}
        </div>
        {rows}
      </section>
    );
  }
  const count = state.rows.length > 0 && `${state.rows.length}${state.next === null ? '' : '+'}`;
  return (
    // A single line below a page's own worklist. A load failure opens it, so that the error is visible.
    <details open={state.phase === 'failed'} className="@container group border-row-line border-y">
      <summary className="flex min-h-row list-none items-center gap-2 px-3 [&::-webkit-details-marker]:hidden">
        <Icon name="check_circle" size={16} className="text-muted" />
        <h2 className="font-semibold text-lg">{t('shortTitle')}</h2>
        {count && <span className="text-muted text-xs tabular-nums">{count}</span>}
        <Icon name="expand_more" size={16} className="ms-auto group-open:rotate-180" />
      </summary>
      <div className="border-row-line border-t">
        {rows}
        <p className="px-3 py-2">{toList}</p>
      </div>
    </details>
  );
}
