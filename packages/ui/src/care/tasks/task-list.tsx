import {
  TASK_KINDS,
  TASK_SCOPES,
  type Task,
  type TaskKind,
  type TaskScope,
  type TaskTime,
  taskKindLabel,
} from '@careline/core/internal/care';
import { type ListAddress, type ListFilter, ListView, type RowAct, withUsual } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { TicksOnList } from '../../primitives/drawing/index.ts';
import { useTaskColumns } from './task-columns.tsx';
import { type TaskSetting, TaskText, useToday } from './task-item.tsx';
import type { TaskRowProps } from './task-row.tsx';
import { taskListMessages, tasksMessages } from './tasks.messages.ts';
import { type TaskActs, useTaskActs } from './use-task-acts.tsx';
import { type TaskFilters, useTaskList } from './use-task-list.ts';

/** Its values are those of `useTaskFilters`. */
export interface TaskListProps extends TaskSetting, ListAddress, Pick<TaskRowProps, 'patientAddress'> {
  /** Limits the list to one kind and hides the filter for it. */
  readonly onlyKind?: TaskKind | undefined;
  /** False for users who may book reviews but not change tasks. True by default. */
  readonly mayWrite?: boolean;
}

const SCOPE_WORDS = { mine: 'mine', team: 'team', all: 'all' } as const satisfies Record<TaskScope, string>;
const TIME_WORDS = [
  ['overdue', 'overdueOnly'],
  ['today', 'today'],
  ['week', 'week'],
  ['ended', 'ended'],
] as const satisfies readonly (readonly [TaskTime, string])[];

/** Returns the filters of a list of tasks. A list of one kind is not filtered by kind. */
export function useTaskFilters(onlyKind?: TaskKind): readonly ListFilter[] {
  const t = useMessages(taskListMessages);
  const locale = useLocale();
  const kinds: ListFilter = {
    kind: 'choice',
    key: 'kind',
    label: t('kind'),
    options: TASK_KINDS.map((value) => ({ value, label: taskKindLabel(value, locale) })),
  };
  return [
    {
      kind: 'choice',
      key: 'whose',
      label: t('whose'),
      chips: true,
      // Reviews are booked for everyone.
      usual: onlyKind === 'review' ? 'all' : 'mine',
      options: TASK_SCOPES.map((value) => ({ value, label: t(SCOPE_WORDS[value]) })),
    },
    ...(onlyKind ? [] : [kinds]),
    {
      kind: 'choice',
      key: 'time',
      label: t('time'),
      options: TIME_WORDS.map(([value, word]) => ({ value, label: t(word) })),
    },
  ];
}

const isOpen = ({ state }: Task): boolean => state === 'open';

function useRowActs(onAct: TaskActs['onAct']): readonly RowAct<Task>[] {
  const w = useMessages(tasksMessages);
  return [
    {
      key: 'done',
      icon: 'check',
      letter: 'd',
      label: ({ kind, what }) => w(kind === 'referral' ? 'answerOf' : 'doneOf', { what }),
      isOffered: isOpen,
      run: (task) => onAct(task, 'done'),
    },
    {
      key: 'change',
      icon: 'edit',
      letter: 'e',
      label: ({ what }) => w('changeOf', { what }),
      isOffered: isOpen,
      run: (task) => onAct(task, 'change'),
    },
    {
      key: 'drop',
      icon: 'close',
      label: ({ what }) => w('dropOf', { what }),
      isOffered: isOpen,
      run: (task) => onAct(task, 'drop'),
    },
  ];
}

/** Tasks for the facility's patients: the user's own, those of their teams, or all. */
export function TaskList(props: TaskListProps) {
  const { values, onValuesChange, saved, onlyKind, mayWrite = true, ...setting } = props;
  const t = useMessages(taskListMessages);
  const today = useToday();
  const filters = useTaskFilters(onlyKind);
  const asked = {
    ...withUsual(filters, values),
    ...(onlyKind && { kind: onlyKind }),
  } as Partial<TaskFilters>;
  const { whose = 'mine', kind, time } = asked;
  const pages = useTaskList({ whose, kind, time });
  const { refresh } = pages.list;
  const acts = useTaskActs({ today, onChanged: refresh });
  const rowActs = useRowActs(acts.onAct);
  const groupOf = ({ state, dueOn }: Task) => {
    if (state !== 'open') return 'groupEnded';
    if (dueOn < today) return 'groupOverdue';
    return dueOn === today ? 'groupToday' : 'groupLater';
  };
  return (
    <>
      <ListView
        name={t('list')}
        pages={pages}
        columns={useTaskColumns()}
        filters={filters}
        values={values}
        onValuesChange={onValuesChange}
        saved={saved}
        groups={{ of: groupOf, label: (group) => t(group as ReturnType<typeof groupOf>) }}
        rowAddress={setting.patientAddress}
        acts={mayWrite ? rowActs : []}
        furtherAct={(task) => task.kind === 'review' && isOpen(task) && setting.bookReview?.(task, refresh)}
        detail={(task) => (
          <div className="flex flex-col gap-1">
            <TaskText task={task} encounterAddress={setting.encounterAddress} />
          </div>
        )}
        detailLabel={({ what }) => t('detailsOf', { what })}
        none={{ title: t('none'), text: t('noneText'), drawing: <TicksOnList /> }}
        file="tasks"
      />
      {acts.dialog}
    </>
  );
}
