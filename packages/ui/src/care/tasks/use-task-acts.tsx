import { type Task, updateTask } from '@careline/core/internal/care';
import { ofPatient } from '@careline/core/internal/http';
import { type ReactNode, useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useHttp } from '../../provider/index.ts';
import { ChangeTask } from './change-task.tsx';
import { DropTask, EndTask } from './end-task.tsx';
import type { TaskUpdate } from './task-dialog-props.ts';

export type TaskAct = 'done' | 'change' | 'drop';

export interface TaskActsOptions {
  readonly now: () => number;
  readonly today: string;
  /** The task changed, here or elsewhere, so reload the list. */
  readonly onChanged: () => void;
}

export interface TaskActs {
  readonly onAct: (task: Task, act: TaskAct) => void;
  readonly dialog: ReactNode;
}

const DIALOGS = { done: EndTask, change: ChangeTask, drop: DropTask } as const;

/**
 * Returns the actions for the tasks of a list, and their dialog.
 * The dialog belongs to the list and not to the row: after a colleague's change the row may be gone, but the user's
 * entries must stay readable.
 */
export function useTaskActs({ now, today, onChanged }: TaskActsOptions): TaskActs {
  const http = useHttp();
  const [doing, setDoing] = useState<{ readonly task: Task; readonly act: TaskAct }>();
  const { busy, error, submit, forget } = useSubmission(now);
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
