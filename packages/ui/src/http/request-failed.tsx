import type { HttpError } from '@careline/core/http';
import { ErrorState, type ErrorStateProps } from '../primitives/error-state/index.ts';
import { useFailureText } from './use-failure-text.ts';

export interface RequestFailedProps extends Omit<ErrorStateProps, 'children' | 'requestId'> {
  /** Undefined where nothing is known of it. */
  readonly error: HttpError | undefined;
}

/** What could not be loaded or stored, why, and a way to try again. */
export function RequestFailed({ error, ...state }: RequestFailedProps) {
  const failureText = useFailureText();
  return (
    <ErrorState {...state} requestId={error?.requestId}>
      {error && failureText(error)}
    </ErrorState>
  );
}
