import type { CallSort } from '@careline/core/internal/calls';
import type { HistoryColumnKey } from '@careline/core/internal/calls/history';
import { useContext } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import { GRID, HISTORY_COLUMNS, ShownColumnsContext } from './history-columns.tsx';
import { AS } from './history-row.tsx';
import { NEWEST_FIRST } from './history-sort.ts';

export interface HistoryHeadsProps {
  readonly sort: CallSort;
  readonly onSort: (sort: CallSort) => void;
}

const turned = (sort: CallSort): CallSort => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CallSort;

/** Returns the first sort order of a column: newest first for the time, otherwise ascending. */
const first = (key: CallSort): CallSort => (key === 'time' ? NEWEST_FIRST : key);

function HeadCell({ head, sort, onSort }: HistoryHeadsProps & { readonly head: HistoryColumnKey }) {
  const t = useMessages(callStatusHistoryMessages);
  const key = HISTORY_COLUMNS[head].sort;
  const sorted = key !== undefined && (sort === key || sort === turned(key));
  const downwards = sort.startsWith('-');
  return (
    <th
      {...AS.head}
      aria-sort={sorted ? (downwards ? 'descending' : 'ascending') : undefined}
      className="flex min-h-7 min-w-0 items-center whitespace-nowrap px-2 text-start font-medium text-muted text-xs @5xl:px-3"
    >
      {key === undefined ? (
        t(head)
      ) : (
        <button
          type="button"
          title={t('sortBy', { head: t(head) })}
          onClick={() => onSort(sorted ? turned(sort) : first(key))}
          className="flex min-h-6 items-center gap-1 hover:text-ink"
        >
          {t(head)}
          {sorted && <Icon name={downwards ? 'expand_more' : 'expand_less'} size={16} />}
        </button>
      )}
    </th>
  );
}

export function HistoryHeads(props: HistoryHeadsProps) {
  const columns = useContext(ShownColumnsContext);
  return (
    <thead
      {...AS.group}
      className="sticky top-0 z-10 block border-row-line border-b bg-side @max-3xl:sr-only"
    >
      <tr {...AS.row} aria-rowindex={1} className={GRID}>
        {columns.map((head) => (
          <HeadCell key={head} head={head} {...props} />
        ))}
      </tr>
    </thead>
  );
}
