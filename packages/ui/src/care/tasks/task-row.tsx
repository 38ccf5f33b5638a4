import { type Task, taskKindLabel, taskStateLabel } from '@careline/core/internal/care';
import { encounterPriorityLabel } from '@careline/core/internal/encounters';
import { useId, useState } from 'react';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { ListRow, PersonLink, RowFact, RowText } from '../../primitives/list-row/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { referralName, TASK_ICONS, type TaskSetting, TaskText, useToday } from './task-item.tsx';
import { taskListMessages, tasksMessages } from './tasks.messages.ts';
import type { TaskActs } from './use-task-acts.tsx';

export interface TaskRowProps extends TaskSetting {
  readonly task: Task;
  /** The address of the part of the patient's record that a task is about; undefined for users who may not open records. */
  readonly patientAddress: (task: Pick<Task, 'vitaId' | 'kind'>) => string | undefined;
  /** If omitted, the task can only be read. */
  readonly onAct?: TaskActs['onAct'];
  readonly onBooked?: () => void;
}

/** Ends the task. Looks like an empty checkbox, and asks for the outcome. */
function DoneBox({ task, onAct }: Pick<TaskRowProps, 'task' | 'onAct'>) {
  const t = useMessages(tasksMessages);
  if (!onAct || task.state !== 'open') return null;
  const label = t(task.kind === 'referral' ? 'answerOf' : 'doneOf', { what: task.what });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-print="hidden"
      onClick={() => onAct(task, 'done')}
      className="-mx-1 group/done flex size-7 in-[[data-density=compact]]:size-6 shrink-0 items-center justify-center rounded-control pointer-coarse:size-11"
    >
      <span className="flex size-4 items-center justify-center rounded-tag border border-line-strong group-hover/done:border-accent">
        <Icon name="check" size={16} className="invisible text-accent group-hover/done:visible" />
      </span>
    </button>
  );
}

function Kind({ task: { kind } }: Pick<TaskRowProps, 'task'>) {
  const locale = useLocale();
  const label = taskKindLabel(kind, locale);
  return (
    <span title={label} className="flex shrink-0 text-muted">
      <Icon name={TASK_ICONS[kind] ?? 'task_alt'} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** When an open task is due, or how it ended. Amber if it is late or urgent. */
function Due({ task }: Pick<TaskRowProps, 'task'>) {
  const today = useToday();
  const dateText = useDateText();
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const { kind, state, dueOn, priority } = task;
  const isOpen = state === 'open';
  const isLate = isOpen && dueOn < today;
  const isUrgent = isOpen && priority !== 'routine';
  const due = t(isLate ? 'overdue' : kind === 'review' ? 'seeOn' : 'due', { date: dateText(dueOn) });
  return (
    <RowFact numeric className="flex items-center justify-end gap-3 @3xl:w-72">
      {isUrgent && (
        <span className="flex items-center gap-1 text-warning">
          <Icon name="warning" size={16} />
          {encounterPriorityLabel(priority, locale)}
        </span>
      )}
      <span className={isLate ? 'text-warning' : ''}>{isOpen ? due : taskStateLabel(task, locale)}</span>
    </RowFact>
  );
}

function Acts({ task, bookReview, onAct, onBooked }: TaskRowProps) {
  const t = useMessages(tasksMessages);
  if (!onAct || task.state !== 'open') return null;
  const { what } = task;
  return (
    <span data-print="hidden" className="relative flex shrink-0 items-center gap-1">
      {task.kind === 'review' && onBooked && bookReview?.(task, onBooked)}
      <IconButton
        icon="edit"
        size="small"
        label={t('changeOf', { what })}
        onClick={() => onAct(task, 'change')}
        className="text-muted"
      />
      <IconButton
        icon="close"
        size="small"
        label={t('dropOf', { what })}
        onClick={() => onAct(task, 'drop')}
        className="text-muted"
      />
    </span>
  );
}

/** One task on one line: what to do, for whom, and when. The rest opens below it. */
export function TaskRow(props: TaskRowProps) {
  const { task, patientAddress, encounterAddress } = props;
  const t = useMessages(taskListMessages);
  const w = useMessages(tasksMessages);
  const locale = useLocale();
  const { link } = useNavigation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { patient, what, referredTo } = task;
  const address = patientAddress(task);
  const to = referredTo && w('referredTo', { name: referralName(referredTo, locale) });
  const text = [to, what].filter(Boolean).join(' · ');
  return (
    <ListRow
      className="@max-3xl:flex-wrap @max-3xl:py-1"
      detail={
        open && (
          <div id={id} className="flex flex-col gap-1 ps-7 pt-1 pb-1 text-sm">
            <TaskText task={task} encounterAddress={encounterAddress} />
          </div>
        )
      }
    >
      <DoneBox {...props} />
      <Kind task={task} />
      <RowText whole={text} className="@max-3xl:basis-1/2">
        {text}
      </RowText>
      <span title={patient?.uhid ?? undefined} className="w-48 min-w-0 shrink-0 @max-3xl:w-auto">
        <PersonLink
          name={patient?.name || t('unnamed')}
          link={address === undefined ? undefined : link(address)}
        />
      </span>
      <Due task={task} />
      <Acts {...props} />
      <IconButton
        icon={open ? 'expand_less' : 'expand_more'}
        size="small"
        label={t('detailsOf', { what })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="text-muted"
      />
    </ListRow>
  );
}
