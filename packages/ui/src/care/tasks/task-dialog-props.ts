import type { Task, TaskChange } from '@careline/core/internal/care';
import type { HttpError } from '@careline/core/internal/http';

export interface TaskDialogProps {
  readonly task: Task;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onSave: (update: TaskUpdate) => void;
  readonly onClose: () => void;
}

/** The changed fields, without those that identify the task. */
export type TaskUpdate = Omit<TaskChange, 'id' | 'vitaId' | 'follows' | 'metaInfo'>;
