import type { QueryState } from '@careline/core/internal/http';
import type { ReactNode } from 'react';
import { RequestFailed } from '../http/index.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';

export interface CareListViewProps<Item> {
  readonly state: QueryState<readonly Item[]>;
  readonly label: string;
  readonly failed: string;
  readonly none: string;
  readonly onRetry: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** A panel's list while it loads, when it is ready, or after a failure. */
export function CareListView<Item extends { readonly id: string }>(props: CareListViewProps<Item>) {
  const { state, label, failed, none, onRetry, children } = props;
  if (state.phase === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  }
  const failure = state.error && <RequestFailed title={failed} onRetry={onRetry} error={state.error} />;
  if (state.phase === 'failed') return failure;
  return (
    <>
      {failure}
      {state.value.length === 0 && <p className="text-muted">{none}</p>}
      {state.value.length > 0 && (
        <ul aria-label={label}>
          {state.value.map((item) => (
            <li
              key={item.id}
              className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
