import type { Task } from '@careline/core/internal/care';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { ListRow, PersonLink, RowFact, RowText } from '../../primitives/list-row/index.ts';
import { TaskDue, TaskKindIcon, useTaskWords } from './task-columns.tsx';
import { type TaskSetting, TaskText } from './task-item.tsx';
import { taskListMessages } from './tasks.messages.ts';

export interface TaskRowProps extends TaskSetting {
  readonly task: Task;
  /** The address of the part of the patient's record that a task is about; undefined for users who may not open records. */
  readonly patientAddress: (task: Pick<Task, 'vitaId' | 'kind'>) => string | undefined;
}

/** One task on one line, to read: what to do, for whom, and when. The rest opens below it. */
export function TaskRow(props: TaskRowProps) {
  const { task, patientAddress, encounterAddress } = props;
  const t = useMessages(taskListMessages);
  const { link } = useNavigation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { patient, what } = task;
  const address = patientAddress(task);
  const text = useTaskWords().text(task);
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
      <TaskKindIcon task={task} />
      <RowText whole={text} className="@max-3xl:basis-1/2">
        {text}
      </RowText>
      <span title={patient?.uhid ?? undefined} className="w-48 min-w-0 shrink-0 @max-3xl:w-auto">
        <PersonLink
          name={patient?.name || t('unnamed')}
          link={address === undefined ? undefined : link(address)}
        />
      </span>
      <RowFact numeric className="@3xl:w-72">
        <TaskDue task={task} />
      </RowFact>
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
