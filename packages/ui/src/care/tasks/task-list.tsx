import {
  TASK_KINDS,
  TASK_SCOPES,
  type Task,
  type TaskKind,
  type TaskScope,
  type TaskTime,
  taskKindLabel,
} from '@careline/core/internal/care';
import { useId } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TicksOnList } from '../../primitives/drawing/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { TaskButtons, type TaskSetting, TaskTags, TaskText, useToday } from './task-item.tsx';
import { taskListMessages } from './tasks.messages.ts';
import { type TaskActs, useTaskActs } from './use-task-acts.tsx';
import { type TaskFilters, type TaskPages, useTaskList } from './use-task-list.ts';

export interface TaskListProps extends TaskSetting {
  readonly filters: TaskFilters;
  readonly onFiltersChange: (filters: TaskFilters) => void;
  /** Limits the list to one kind and hides the filter for it. */
  readonly onlyKind?: TaskKind | undefined;
  /** The address of the part of the patient's record that a task is about; undefined for users who may not open records. */
  readonly patientAddress: (task: Pick<Task, 'vitaId' | 'kind'>) => string | undefined;
}

const SCOPE_WORDS = { mine: 'mine', team: 'team', all: 'all' } as const satisfies Record<TaskScope, string>;
const TIME_WORDS = [
  ['overdue', 'overdueOnly'],
  ['today', 'today'],
  ['week', 'week'],
  ['ended', 'ended'],
] as const satisfies readonly (readonly [TaskTime, string])[];

function Filters({ filters, onFiltersChange, onlyKind }: TaskListProps) {
  const t = useMessages(taskListMessages);
  const locale = useLocale();
  const change = (part: Partial<TaskFilters>) => onFiltersChange({ ...filters, ...part });
  return (
    <search
      data-print="hidden"
      className="grid grid-cols-1 gap-3 @md:grid-cols-2 @3xl:grid-cols-[repeat(3,minmax(0,14rem))]"
    >
      <SelectField<TaskScope>
        label={t('whose')}
        options={TASK_SCOPES.map((value) => ({ value, label: t(SCOPE_WORDS[value]) }))}
        value={filters.whose}
        onChange={(whose) => whose && change({ whose })}
      />
      {!onlyKind && (
        <SelectField<TaskKind>
          label={t('kind')}
          placeholder={t('anyKind')}
          options={TASK_KINDS.map((value) => ({ value, label: taskKindLabel(value, locale) }))}
          value={filters.kind ?? ''}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      )}
      <SelectField<TaskTime>
        label={t('time')}
        placeholder={t('anyTime')}
        options={TIME_WORDS.map(([value, word]) => ({ value, label: t(word) }))}
        value={filters.time ?? ''}
        onChange={(time) => change({ time: time || undefined })}
      />
    </search>
  );
}

interface RowProps extends TaskListProps {
  readonly task: Task;
  readonly onAct: TaskActs['onAct'];
  readonly onBooked: () => void;
}

/** The patient of the task, with a link to the record. */
export function TaskPatient({ task, patientAddress }: Pick<RowProps, 'task' | 'patientAddress'>) {
  const t = useMessages(taskListMessages);
  const { link } = useNavigation();
  const { patient } = task;
  const name = patient?.name || t('unnamed');
  const address = patientAddress(task);
  return (
    <span className="wrap-anywhere">
      {address ? (
        <a dir="auto" className="font-semibold text-accent hover:underline" {...link(address)}>
          <span translate="no">{name}</span>
        </a>
      ) : (
        <bdi translate="no" className="font-semibold">
          {name}
        </bdi>
      )}{' '}
      <span translate="no" className="whitespace-nowrap text-muted text-sm tabular-nums">
        {patient?.uhid}
      </span>
    </span>
  );
}

function Row({ onAct, onBooked, ...props }: RowProps) {
  const { task, bookReview } = props;
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-3 last:border-b-0 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-start @3xl:gap-x-4">
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TaskPatient {...props} />
          <TaskTags {...props} task={task} />
        </span>
        <TaskText {...props} task={task} />
      </div>
      <TaskButtons task={task} bookReview={bookReview} onAct={onAct} onBooked={onBooked} />
    </li>
  );
}

interface GroupProps extends Omit<RowProps, 'task'> {
  readonly title: string;
  readonly tasks: readonly Task[];
}

function Group({ title, tasks, ...row }: GroupProps) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="@container rounded-card border border-line bg-raised">
      <h2 id={id} className="flex min-h-12 items-center border-line border-b px-4 font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {tasks.map((task) => (
          <Row key={task.id} {...row} task={task} />
        ))}
      </ul>
    </section>
  );
}

function Groups({ tasks, ...props }: Omit<GroupProps, 'title'>) {
  const t = useMessages(taskListMessages);
  const today = useToday();
  if (props.filters.time === 'ended') return <Group {...props} title={t('groupEnded')} tasks={tasks} />;
  return (
    <>
      <Group {...props} title={t('groupOverdue')} tasks={tasks.filter(({ dueOn }) => dueOn < today)} />
      <Group {...props} title={t('groupToday')} tasks={tasks.filter(({ dueOn }) => dueOn === today)} />
      <Group {...props} title={t('groupLater')} tasks={tasks.filter(({ dueOn }) => dueOn > today)} />
    </>
  );
}

function Failure({ pages, title }: { readonly pages: TaskPages; readonly title: string }) {
  const { list, state } = pages;
  return <RequestFailed title={title} onRetry={list.retry} error={state.error} />;
}

interface PagesProps extends Omit<RowProps, 'task'> {
  readonly pages: TaskPages;
}

function Pages({ pages, ...row }: PagesProps) {
  const t = useMessages(taskListMessages);
  const { list, state } = pages;
  const { phase, rows, next, work, failedWork } = state;
  if (phase === 'failed') return <Failure pages={pages} title={t('failed')} />;
  if (phase === 'idle' || phase === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="card" lines={4} />
      </div>
    );
  }
  return (
    <>
      {failedWork && (
        <Failure pages={pages} title={t(failedWork === 'more' ? 'moreFailed' : 'refreshFailed')} />
      )}
      {phase === 'none' && (
        <EmptyState drawing={<TicksOnList />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <Groups {...row} tasks={rows} />
      {next !== null && (
        <p className="flex justify-center">
          <Button icon="expand_more" busy={work === 'more'} onClick={list.more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Tasks for the facility's patients: the user's own, those of their teams, or all. */
export function TaskList(props: TaskListProps) {
  const http = useHttp();
  const { filters, onlyKind } = props;
  const pages = useTaskList(http, onlyKind ? { ...filters, kind: onlyKind } : filters);
  const today = useToday();
  const acts = useTaskActs({ today, onChanged: pages.list.refresh });
  return (
    <div className="@container flex flex-col gap-4">
      <Filters {...props} />
      <Pages {...props} pages={pages} onAct={acts.onAct} onBooked={pages.list.refresh} />
      {acts.dialog}
    </div>
  );
}
