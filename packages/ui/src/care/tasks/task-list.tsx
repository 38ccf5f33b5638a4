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
import { Button } from '../../primitives/button/index.ts';
import { ChipField } from '../../primitives/chip-field/index.ts';
import { TicksOnList } from '../../primitives/drawing/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../../primitives/filter-panel/index.ts';
import { GroupHead } from '../../primitives/list-row/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { type TaskSetting, useToday } from './task-item.tsx';
import { TaskRow, type TaskRowProps } from './task-row.tsx';
import { taskListMessages } from './tasks.messages.ts';
import { type TaskActs, useTaskActs } from './use-task-acts.tsx';
import { type TaskFilters, type TaskPages, useTaskList } from './use-task-list.ts';

export interface TaskListProps extends TaskSetting, Pick<TaskRowProps, 'patientAddress'> {
  readonly filters: TaskFilters;
  readonly onFiltersChange: (filters: TaskFilters) => void;
  /** Limits the list to one kind and hides the filter for it. */
  readonly onlyKind?: TaskKind | undefined;
}

const SCOPE_WORDS = { mine: 'mine', team: 'team', all: 'all' } as const satisfies Record<TaskScope, string>;
const TIME_WORDS = [
  ['overdue', 'overdueOnly'],
  ['today', 'today'],
  ['week', 'week'],
  ['ended', 'ended'],
] as const satisfies readonly (readonly [TaskTime, string])[];

/** The filters on one line: whose tasks as chips, the others in a panel, and those that are set. */
function Filters({ filters, onFiltersChange, onlyKind }: TaskListProps) {
  const t = useMessages(taskListMessages);
  const locale = useLocale();
  const { whose, kind, time } = filters;
  const change = (part: Partial<TaskFilters>) => onFiltersChange({ ...filters, ...part });
  const timeWord = TIME_WORDS.find(([value]) => value === time)?.[1];
  const set: readonly (false | ActiveFilter)[] = [
    kind !== undefined &&
      !onlyKind && {
        key: 'kind',
        name: t('kind'),
        value: taskKindLabel(kind, locale),
        onRemove: () => change({ kind: undefined }),
      },
    timeWord !== undefined && {
      key: 'time',
      name: t('time'),
      value: t(timeWord),
      onRemove: () => change({ time: undefined }),
    },
  ];
  const active = set.filter((one) => one !== false);
  return (
    <search data-print="hidden" className="flex min-w-0 flex-1 items-center gap-2">
      <ChipField<TaskScope>
        oneLine
        label={t('whose')}
        chips={TASK_SCOPES.map((value) => ({ value, label: t(SCOPE_WORDS[value]) }))}
        value={whose}
        onChange={(next) => change({ whose: next })}
      />
      <ActiveFilters filters={active} />
      <FilterPanel count={active.length} onClear={() => change({ kind: undefined, time: undefined })}>
        {!onlyKind && (
          <SelectField<TaskKind>
            label={t('kind')}
            placeholder={t('anyKind')}
            options={TASK_KINDS.map((value) => ({ value, label: taskKindLabel(value, locale) }))}
            value={kind ?? ''}
            onChange={(next) => change({ kind: next || undefined })}
          />
        )}
        <SelectField<TaskTime>
          label={t('time')}
          placeholder={t('anyTime')}
          options={TIME_WORDS.map(([value, word]) => ({ value, label: t(word) }))}
          value={time ?? ''}
          onChange={(next) => change({ time: next || undefined })}
        />
      </FilterPanel>
    </search>
  );
}

interface RowProps extends TaskListProps {
  readonly task: Task;
  readonly onAct: TaskActs['onAct'];
  readonly onBooked: () => void;
}

interface GroupProps extends Omit<RowProps, 'task'> {
  readonly title: string;
  readonly tasks: readonly Task[];
}

function Group({ title, tasks, ...row }: GroupProps) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="@container border-row-line border-b">
      <GroupHead id={id} count={tasks.length}>
        {title}
      </GroupHead>
      <ul aria-labelledby={id}>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            encounterAddress={row.encounterAddress}
            bookReview={row.bookReview}
            patientAddress={row.patientAddress}
            onAct={row.onAct}
            onBooked={row.onBooked}
          />
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
    <div className="@container flex flex-col gap-3">
      <HeadPart place="filters">
        <Filters {...props} />
      </HeadPart>
      <Pages {...props} pages={pages} onAct={acts.onAct} onBooked={pages.list.refresh} />
      {acts.dialog}
    </div>
  );
}
