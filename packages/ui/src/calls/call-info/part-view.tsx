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
  /** The error title, naming what could not be loaded. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** Number of skeleton lines while it loads. */
  readonly lines?: number;
  /** Uses one line and a small button, for narrow spaces. */
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

/** Renders a part of the screen while it loads, when it is ready, or after a failure with a retry button. */
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
