import {
  listTasks,
  type Task,
  type TaskKind,
  type TaskScope,
  type TaskTime,
} from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { createPagedList, type Page } from '@careline/core/internal/paging';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLive } from '../../live/index.ts';
import { useStore } from '../../store/index.ts';

export interface TaskFilters {
  readonly whose: TaskScope;
  readonly kind?: TaskKind | undefined;
  readonly time?: TaskTime | undefined;
}

const NONE: TaskFilters = { whose: 'mine' };

const keyOf = ({ whose, kind, time }: TaskFilters): string => [whose, kind ?? '', time ?? ''].join(' ');

const createTaskList = (http: HttpClient, limit: string | undefined) =>
  createPagedList<TaskFilters, Task, null, Page<Task>>({
    endpoint: listTasks.name,
    none: NONE,
    nothing: null,
    ask: ({ whose, kind, time }, after, signal) =>
      http.call(listTasks, { query: { whose, kind, time, limit, after }, signal }),
    about: () => null,
    keyOf,
    idOf: ({ id }) => id,
  });

/** Returns the tasks for these filters, page by page. Follows colleagues' changes live. */
export function useTaskList(http: HttpClient, filters: TaskFilters, limit?: string) {
  const list = useMemo(() => createTaskList(http, limit), [http, limit]);
  const state = useStore(list.store, (whole) => whole);
  const key = keyOf(filters);
  useEffect(() => () => list.clear(), [list]);
  // A layout effect, so that rows of the old filters are never painted under the new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters of one key ask the same question
  useLayoutEffect(() => list.show(filters), [list, key]);
  useLive(['tasks'], list.follow);
  return { list, state };
}

export type TaskPages = ReturnType<typeof useTaskList>;
