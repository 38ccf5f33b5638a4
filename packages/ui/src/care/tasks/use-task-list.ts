import {
  listTasks,
  type Task,
  type TaskKind,
  type TaskScope,
  type TaskTime,
} from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { useCallback } from 'react';
import { type ListSource, useListPages } from '../../lists/index.ts';

export interface TaskFilters {
  readonly whose: TaskScope;
  readonly kind?: TaskKind | undefined;
  readonly time?: TaskTime | undefined;
}

/** Returns the tasks for these filters, page by page. Follows colleagues' changes live. */
export function useTaskList(filters: TaskFilters, limit?: string) {
  const source = useCallback(
    (http: HttpClient): ListSource<TaskFilters, Task> => ({
      endpoint: listTasks.name,
      ask: (asked, after, signal) => http.call(listTasks, { query: { ...asked, limit, after }, signal }),
      idOf: ({ id }) => id,
    }),
    [limit],
  );
  return useListPages(source, filters, { live: ['tasks'] });
}
