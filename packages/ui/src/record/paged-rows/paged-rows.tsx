import type { PagedList, PagedListState } from '@careline/core/internal/paging';
import type { ReactNode } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

export interface PagedRowsProps<Filters, Row, About> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly list: PagedList<Filters, Row, About>;
  readonly state: PagedListState<Filters, Row, About>;
  readonly none: string;
  readonly failed: string;
  readonly moreFailed: string;
  readonly more: string;
  /** Returns a list item with a React key. */
  readonly children: (row: Row) => ReactNode;
}

export function PagedRows<Filters, Row, About>(props: PagedRowsProps<Filters, Row, About>) {
  const { label, list, state, none, failed, moreFailed, more, children } = props;
  const { phase, rows, next, work, error } = state;
  if (phase === 'idle' || phase === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  }
  const failure = error && (
    <RequestFailed title={phase === 'failed' ? failed : moreFailed} onRetry={list.retry} error={error} />
  );
  if (phase === 'failed') return failure;
  if (phase === 'none') return <p className="text-muted">{none}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <ul aria-label={label} className="w-full">
        {rows.map(children)}
      </ul>
      {failure}
      {next !== null && !failure && (
        <Button
          data-print="hidden"
          size="small"
          icon="expand_more"
          busy={work === 'more'}
          onClick={list.more}
        >
          {more}
        </Button>
      )}
    </div>
  );
}
