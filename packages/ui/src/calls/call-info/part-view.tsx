import type { Part } from '@careline/core/internal/calls/session';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { messages } from './call-info.messages.ts';
import { useCallFailureText } from './use-call-failure-text.ts';

export interface PartViewProps<T> {
  readonly part: Part<T>;
  /** What could not be loaded, in words. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** Lines of the outline while it loads. */
  readonly lines?: number;
  /** In a narrow place: one line and a small button. */
  readonly compact?: boolean;
  readonly children: (value: T) => ReactNode;
}

function Failed({ failed, onRetry }: Pick<PartViewProps<unknown>, 'failed' | 'onRetry'>) {
  const t = useMessages(messages);
  return (
    <div className="flex flex-col items-start gap-1">
      <FieldError>{failed}</FieldError>
      <Button size="small" icon="refresh" aria-label={`${t('retry')}: ${failed}`} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** A part of the screen in whatever state it is: loading, there, or failed with a way to try again. */
export function PartView<T>(props: PartViewProps<T>) {
  const { part, failed, onRetry, lines = 3, compact = false, children } = props;
  const textOf = useCallFailureText();
  if (part.phase === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={lines} />
      </div>
    );
  }
  if (part.phase === 'ready') return children(part.value);
  if (compact) return <Failed failed={failed} onRetry={onRetry} />;
  return (
    <ErrorState title={failed} onRetry={onRetry} requestId={part.error.requestId}>
      {textOf(part.error)}
    </ErrorState>
  );
}
