import { type Task, taskKindLabel, taskStateLabel } from '@careline/core/internal/care';
import { encounterPriorityLabel } from '@careline/core/internal/encounters';
import { useDateText } from '../../forms/form-renderer/index.ts';
import type { ListColumn } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { referralName, TASK_ICONS, useToday } from './task-item.tsx';
import { taskListMessages, tasksMessages } from './tasks.messages.ts';

export function TaskKindIcon({ task: { kind } }: { readonly task: Task }) {
  const locale = useLocale();
  const label = taskKindLabel(kind, locale);
  return (
    <span title={label} className="flex shrink-0 text-muted">
      <Icon name={TASK_ICONS[kind] ?? 'task_alt'} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Returns functions for what a task says: its text with the target of a referral, and when it is due or how it ended. */
export function useTaskWords() {
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const dateText = useDateText();
  const today = useToday();
  const isLate = ({ state, dueOn }: Task) => state === 'open' && dueOn < today;
  return {
    isLate,
    text({ referredTo, what }: Task): string {
      const to = referredTo && t('referredTo', { name: referralName(referredTo, locale) });
      return [to, what].filter(Boolean).join(' · ');
    },
    due(task: Task): string {
      if (task.state !== 'open') return taskStateLabel(task, locale);
      const words = isLate(task) ? 'overdue' : task.kind === 'review' ? 'seeOn' : 'due';
      return t(words, { date: dateText(task.dueOn) });
    },
    urgency: ({ state, priority }: Task) =>
      state === 'open' && priority !== 'routine' ? encounterPriorityLabel(priority, locale) : '',
  };
}

/** When an open task is due, or how it ended. Amber if it is late or urgent. */
export function TaskDue({ task }: { readonly task: Task }) {
  const words = useTaskWords();
  const urgency = words.urgency(task);
  return (
    <span className="flex items-center justify-end gap-3 text-muted text-xs">
      {urgency && (
        <span className="flex items-center gap-1 text-warning">
          <Icon name="warning" size={16} />
          {urgency}
        </span>
      )}
      <span className={words.isLate(task) ? 'text-warning' : ''}>{words.due(task)}</span>
    </span>
  );
}

/** Returns the columns of a list of tasks. */
export function useTaskColumns(): readonly ListColumn<Task>[] {
  const t = useMessages(taskListMessages);
  const w = useMessages(tasksMessages);
  const locale = useLocale();
  const words = useTaskWords();
  return [
    {
      key: 'kind',
      label: t('kind'),
      width: 'max-content',
      text: ({ kind }) => taskKindLabel(kind, locale),
      cell: (task) => <TaskKindIcon task={task} />,
    },
    {
      key: 'what',
      label: w('what'),
      width: 'minmax(0,2fr)',
      text: words.text,
      cell: (task) => <span title={words.text(task)}>{words.text(task)}</span>,
    },
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: '12rem',
      text: ({ patient }) => patient?.name || t('unnamed'),
    },
    {
      key: 'uhid',
      verbatim: true,
      label: t('uhid'),
      only: 'file',
      text: ({ patient }) => patient?.uhid ?? '',
    },
    {
      key: 'due',
      label: t('time'),
      numeric: true,
      width: 'max-content',
      narrow: 'first',
      text: words.due,
      cell: (task) => <TaskDue task={task} />,
    },
    { key: 'urgency', label: w('priority'), only: 'file', text: words.urgency },
    {
      key: 'for',
      label: t('whose'),
      only: 'file',
      text: ({ assignee, careTeam }) => (assignee ?? careTeam)?.name ?? '',
    },
  ];
}
