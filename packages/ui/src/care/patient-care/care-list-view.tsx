import type { CareListState } from '@careline/core/care';
import type { ReactNode } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

export interface CareListViewProps<Item> {
  readonly state: CareListState<Item>;
  /** The list's accessible name. */
  readonly label: string;
  readonly failed: string;
  readonly none: string;
  readonly onRetry: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** A panel's list in whatever state it is. */
export function CareListView<Item extends { readonly id: string }>(props: CareListViewProps<Item>) {
  const { state, label, failed, none, onRetry, children } = props;
  const textOf = useCareFailureText();
  if (state.phase === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  }
  if (state.phase === 'failed') {
    return (
      <ErrorState title={failed} onRetry={onRetry} requestId={state.error.requestId}>
        {textOf(state.error)}
      </ErrorState>
    );
  }
  if (state.items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul aria-label={label}>
      {state.items.map((item) => (
        <li
          key={item.id}
          className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
