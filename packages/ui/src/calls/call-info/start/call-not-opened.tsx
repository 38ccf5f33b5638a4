import type { HttpError } from '@careline/core/internal/http';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { EmptyState } from '../../../primitives/empty-state/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { messages } from '../call-info.messages.ts';
import type { CallSurroundings } from '../call-surroundings.ts';
import { useCallFailureText } from '../use-call-failure-text.ts';

export interface CallNotOpenedProps extends Pick<CallSurroundings, 'onSearchNext'> {
  readonly error: HttpError;
  readonly onRetry: () => void;
}

export function SearchAnother({ onSearchNext }: Pick<CallSurroundings, 'onSearchNext'>) {
  const t = useMessages(messages);
  return (
    <Button icon="search" onClick={onSearchNext}>
      {t('searchAnother')}
    </Button>
  );
}

/** A call that could not be loaded. Loads with the call, because the network may be what failed. */
export function CallNotOpened({ error, onRetry, onSearchNext }: CallNotOpenedProps) {
  const t = useMessages(messages);
  const textOf = useCallFailureText();
  if (error.code === 'not-found' || error.code === 'input-invalid') {
    return (
      <EmptyState icon="search" title={t('notLoaded')} action={<SearchAnother onSearchNext={onSearchNext} />}>
        {t('patientMissing')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('notLoaded')} onRetry={onRetry} requestId={error.requestId}>
      {textOf(error)}
    </ErrorState>
  );
}
