import type { Task, TaskChange } from '@careline/core/internal/care';
import type { HttpError } from '@careline/core/internal/http';

/** What the dialog of an act works with. */
export interface TaskDialogProps {
  readonly task: Task;
  /** On the facility's clock, YYYY-MM-DD. */
  readonly today: string;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onSave: (update: TaskUpdate) => void;
  readonly onClose: () => void;
}

/** What somebody changes about it, beside what says which one it is. */
export type TaskUpdate = Omit<TaskChange, 'id' | 'vitaId' | 'follows' | 'metaInfo'>;
