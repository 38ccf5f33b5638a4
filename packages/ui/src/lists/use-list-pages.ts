import type { HttpClient } from '@careline/core/internal/http';
import type { LiveTopic } from '@careline/core/internal/live';
import {
  createPagedList,
  everyPage,
  type Page,
  type PagedList,
  type PagedListState,
} from '@careline/core/internal/paging';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useOnline } from '../http/index.ts';
import { useLive } from '../live/index.ts';
import { useHttp } from '../provider/index.ts';
import { useStore } from '../store/index.ts';
import { hasDaysReversed } from './list-values.ts';

/** Where the rows of a list come from. */
export interface ListSource<Filters, Row, About = null> {
  /** Name of the endpoint, for errors. */
  readonly endpoint: string;
  /** Requests the page after a key, or the first one. `isExport` is true for a file or paper. */
  ask(
    filters: Filters,
    after: string | undefined,
    signal: AbortSignal,
    isExport: boolean,
  ): Promise<Page<Row> & { readonly about?: About }>;
  idOf(row: Row): string;
  /** Whether a changed row still matches the filters. By default it does. */
  belongs?(row: Row, filters: Filters): boolean;
}

export interface ListOptions {
  /** Changes elsewhere that reload the list. */
  readonly live?: readonly LiveTopic[];
  /** Whether it also reloads every minute, because its rows change with time. */
  readonly byClock?: boolean;
}

/** A list that is loaded page by page. */
export interface ListPages<Filters, Row, About = null> {
  readonly list: PagedList<Filters | undefined, Row, About | null>;
  readonly state: PagedListState<Filters | undefined, Row, About | null>;
  readonly online: boolean;
  readonly source: ListSource<Filters, Row, About>;
  readonly filters: Filters;
  /** False while the first day of the filters is after the last. */
  readonly isAsked: boolean;
}

/**
 * Returns the rows that match the filters, page by page. Follows live changes and reloads when the connection is back.
 * `makeSource` must be the same function on every render.
 */
export function useListPages<Filters, Row, About = null>(
  makeSource: (http: HttpClient) => ListSource<Filters, Row, About>,
  filters: Filters,
  { live = [], byClock = false }: ListOptions = {},
): ListPages<Filters, Row, About> {
  const http = useHttp();
  const source = useMemo(() => makeSource(http), [makeSource, http]);
  const list = useMemo(() => {
    type Answer = Page<Row> & { readonly about?: About };
    return createPagedList<Filters | undefined, Row, About | null, Answer>({
      endpoint: source.endpoint,
      none: undefined,
      nothing: null,
      ask: (asked, after, signal) => source.ask(asked as Filters, after, signal, false),
      about: (answer, before) => answer.about ?? before ?? null,
      keyOf: (asked) => JSON.stringify(asked) ?? '',
      idOf: source.idOf,
      belongs: (row, asked) => source.belongs?.(row, asked as Filters) ?? true,
    });
  }, [source]);
  const state = useStore(list.store, (whole) => whole);
  const online = useOnline();
  const isAsked = !hasDaysReversed(filters ?? {});
  const wasOnline = useRef(online);
  const key = JSON.stringify(filters);
  useEffect(() => () => list.clear(), [list]);
  // A layout effect, so that rows of the old filters are never painted under the new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters with the same key make the same request
  useLayoutEffect(() => {
    if (isAsked) list.show(filters);
  }, [list, key, isAsked]);
  useEffect(() => {
    if (online && !wasOnline.current) list.refresh();
    wasOnline.current = online;
  }, [online, list]);
  useLive(live, list.follow, byClock ? { byClock: 'always' } : {});
  return { list, state, online, source, filters, isAsked };
}

/** Yields every page of the list, for a file or paper. */
export const allPages = <Filters, Row, About>(
  { source, filters }: Pick<ListPages<Filters, Row, About>, 'source' | 'filters'>,
  { after, signal }: { readonly after?: string | undefined; readonly signal: AbortSignal },
) =>
  everyPage<Row, Page<Row>>({
    endpoint: source.endpoint,
    ...(after !== undefined && { after }),
    signal,
    ask: (next, asked) => source.ask(filters, next, asked, true),
  });
