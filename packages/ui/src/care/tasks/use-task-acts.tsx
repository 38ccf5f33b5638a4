import { type Task, updateTask } from '@careline/core/internal/care';
import { ofPatient } from '@careline/core/internal/http';
import { type ReactNode, useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useHttp } from '../../provider/index.ts';
import { ChangeTask } from './change-task.tsx';
import { DropTask, EndTask } from './end-task.tsx';
import type { TaskUpdate } from './task-dialog-props.ts';

/** What can be done with something that is open. */
export type TaskAct = 'done' | 'change' | 'drop';

export interface TaskActsOptions {
  readonly today: string;
  /** It changed, here or elsewhere: what is shown is asked for again. */
  readonly onChanged: () => void;
}

export interface TaskActs {
  readonly onAct: (task: Task, act: TaskAct) => void;
  readonly dialog: ReactNode;
}

const DIALOGS = { done: EndTask, change: ChangeTask, drop: DropTask } as const;

/**
 * What is done with tasks of a list. The dialog is the list's and not the row's: where somebody else was first, the row may be
 * gone, and what was entered stays to be read.
 */
export function useTaskActs({ today, onChanged }: TaskActsOptions): TaskActs {
  const http = useHttp();
  const [doing, setDoing] = useState<{ readonly task: Task; readonly act: TaskAct }>();
  const { busy, error, submit, forget } = useSubmission();
  const close = () => {
    forget();
    setDoing(undefined);
  };
  async function save({ id, vitaId, version: follows }: Task, update: TaskUpdate): Promise<void> {
    const sent = await submit(JSON.stringify([id, follows, update]), async ({ key, at }) =>
      ofPatient(
        await http.call(updateTask, {
          body: { task: { ...update, id, vitaId, follows, metaInfo: { updatedAt: at } } },
          idempotencyKey: key,
        }),
        vitaId,
        updateTask,
      ),
    );
    onChanged();
    if (sent) close();
  }
  const Dialog = doing && DIALOGS[doing.act];
  return {
    onAct: (task, act) => setDoing({ task, act }),
    dialog: Dialog && (
      <Dialog
        key={`${doing.act} ${doing.task.id}`}
        task={doing.task}
        today={today}
        busy={busy}
        error={error}
        onSave={(update) => void save(doing.task, update)}
        onClose={close}
      />
    ),
  };
}
