import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import { type TaskSetting, TaskTags } from './task-item.tsx';
import { type TaskListProps, TaskPatient } from './task-list.tsx';
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

interface RowsProps extends Omit<ShortTasksProps, 'http' | 'listAddress' | 'folded'> {
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
        <ul aria-label={t('shortTitle')} className="-my-2">
          {rows.map((task) => (
            <li
              key={task.id}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0 @2xl:grid-cols-[16rem_minmax(0,1fr)_auto]"
            >
              <TaskPatient task={task} patientAddress={setting.patientAddress} />
              <span className="wrap-anywhere">{task.what}</span>
              <TaskTags {...setting} task={task} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The user's first tasks due by today. The full list is on a separate page. */
export function ShortTasks({ listAddress, folded = false, ...setting }: ShortTasksProps) {
  const http = useHttp();
  const t = useMessages(taskListMessages);
  const { link } = useNavigation();
  const { list, state } = useTaskList(http, MINE, FIRST);
  const toList = (
    <a className={buttonClass({ size: 'small' })} {...link(listAddress)}>
      {t('toList')}
    </a>
  );
  const rows = <Rows {...setting} list={list} state={state} />;
  if (!folded) {
    return (
      <Card title={t('shortTitle')} actions={toList}>
        {rows}
      </Card>
    );
  }
  const count = state.rows.length > 0 && `${state.rows.length}${state.next === null ? '' : '+'}`;
  return (
    // A single line above a page's own worklist. A load failure opens it, so that the error is visible.
    <details
      open={state.phase === 'failed'}
      className="@container group rounded-card border border-line bg-raised"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 [&::-webkit-details-marker]:hidden">
        <Icon name="check_circle" size={18} className="text-muted" />
        <h2 className="font-semibold">{t('shortTitle')}</h2>
        {count && <span className="text-muted tabular-nums">{count}</span>}
        <Icon name="expand_more" className="ms-auto group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-line border-t p-4">
        {rows}
        <p>{toList}</p>
      </div>
    </details>
  );
}
