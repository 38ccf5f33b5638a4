import type { HttpError } from '@careline/core/http';
import { useFailureText } from '@careline/ui/http';
import { ErrorState } from '@careline/ui/primitives/error-state';

export interface LoadFailedProps {
  readonly title: string;
  readonly error: HttpError;
  readonly onRetry?: () => void;
}

/** What could not be loaded or stored, why, and a way to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const failureText = useFailureText();
  return (
    <ErrorState title={title} onRetry={onRetry} requestId={error.requestId}>
      {failureText(error)}
    </ErrorState>
  );
}
