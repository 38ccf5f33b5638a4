import type { HttpError } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ErrorState, type ErrorStateProps } from '../primitives/error-state/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { failureMessages } from './failure.messages.ts';
import { useFailureText } from './use-failure-text.ts';
import { useOnline } from './use-online.ts';

export interface RequestFailedProps extends Omit<ErrorStateProps, 'children' | 'requestId'> {
  /** Undefined if the cause is unknown. */
  readonly error: HttpError | undefined;
}

/** Says that the request waits for the connection, and retries when it is back. This is not a server error. */
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

/** Says what could not be loaded or stored and why, with a retry button. Offline, it says that the request waits. */
export function RequestFailed({ error, ...state }: RequestFailedProps) {
  const failureText = useFailureText();
  const online = useOnline();
  const { title, onRetry } = state;
  // A request that failed offline waits for the connection. One that failed online is a server error.
  const [failedOffline] = useState(!online);
  if (failedOffline && error?.failure === 'unreachable' && onRetry)
    return <Offline title={title} onRetry={onRetry} />;
  return (
    <ErrorState {...state} requestId={error?.requestId}>
      {error && failureText(error)}
    </ErrorState>
  );
}
