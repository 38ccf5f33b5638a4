import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { TaskFrame } from './task-frame.tsx';
import { tasksMessages } from './tasks.messages.ts';
import { useTaskPeople } from './use-task-people.ts';
import { type TaskWhom, WhomField } from './whom-field.tsx';

/** Changes the due date of a task or assigns it to another colleague. */
export function ChangeTask({ today, onSave, ...props }: TaskDialogProps) {
  const http = useHttp();
  const { task } = props;
  const t = useMessages(tasksMessages);
  const from = useTaskPeople(http);
  const [dueOn, setDueOn] = useState(task.dueOn);
  const [whom, setWhom] = useState<TaskWhom>({
    assigneeId: task.assignee?.id ?? null,
    careTeamId: task.careTeam?.id ?? null,
  });
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (dueOn !== '') onSave({ state: 'open', dueOn, ...whom });
  };
  return (
    <TaskFrame {...props} title={t('changeTitle')} action={t('save')} onConfirm={confirm}>
      <DateField
        showsWeekday
        label={t('dueBy')}
        value={dueOn}
        min={today}
        onChange={setDueOn}
        error={asked && dueOn === '' ? t('dayMissing') : undefined}
        data-autofocus
      />
      <WhomField
        from={from}
        label={t(task.kind === 'referral' ? 'assigneeReferral' : 'assignee')}
        value={whom}
        onChange={setWhom}
      />
    </TaskFrame>
  );
}
