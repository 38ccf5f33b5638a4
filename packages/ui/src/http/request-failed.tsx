import type { HttpError } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ErrorState, type ErrorStateProps } from '../primitives/error-state/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { failureMessages } from './failure.messages.ts';
import { useFailureText } from './use-failure-text.ts';
import { useOnline } from './use-online.ts';

export interface RequestFailedProps extends Omit<ErrorStateProps, 'children' | 'requestId'> {
  /** Undefined where nothing is known of it. */
  readonly error: HttpError | undefined;
}

/** What waits for the connection. It is no fault of the server's, and tries again by itself. */
function Offline({ title, onRetry }: Required<Pick<ErrorStateProps, 'title' | 'onRetry'>>) {
  const t = useMessages(failureMessages);
  const online = useOnline();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    if (online) retry.current();
  }, [online]);
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-2 text-muted"
    >
      <Icon name="cloud_off" className="shrink-0" />
      <span>
        {title}. {t('offline')}
      </span>
    </p>
  );
}

/** What could not be loaded or stored, why, and a way to try again; without a network what waits for it. */
export function RequestFailed({ error, ...state }: RequestFailedProps) {
  const failureText = useFailureText();
  const online = useOnline();
  const { title, onRetry } = state;
  // What failed without a network waits for it; what fails with one is the server's.
  const [failedOffline] = useState(!online);
  if (failedOffline && error?.failure === 'unreachable' && onRetry)
    return <Offline title={title} onRetry={onRetry} />;
  return (
    <ErrorState {...state} requestId={error?.requestId}>
      {error && failureText(error)}
    </ErrorState>
  );
}
