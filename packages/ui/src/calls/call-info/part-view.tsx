import type { Part } from '@careline/core/calls';
import type { ReactNode } from 'react';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useCallFailureText } from './use-call-failure-text.ts';

export interface PartViewProps<T> {
  readonly part: Part<T>;
  /** What could not be loaded, in words. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** Lines of the outline while it loads. */
  readonly lines?: number;
  readonly children: (value: T) => ReactNode;
}

/** A part of the screen in whatever state it is: loading, there, or failed with a way to try again. */
export function PartView<T>({ part, failed, onRetry, lines = 3, children }: PartViewProps<T>) {
  const textOf = useCallFailureText();
  if (part.phase === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={lines} />
      </div>
    );
  }
  if (part.phase === 'ready') return children(part.value);
  return (
    <ErrorState title={failed} onRetry={onRetry} requestId={part.error.requestId}>
      {textOf(part.error)}
    </ErrorState>
  );
}
