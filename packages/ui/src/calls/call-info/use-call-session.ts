import { type Contact, getTouchpoint, isOpenContact } from '@careline/core/internal/calls';
import {
  type CallSession,
  type CallSessionOptions,
  createCallSession,
} from '@careline/core/internal/calls/session';
import { HttpError } from '@careline/core/internal/http';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface UsedCallSession {
  /** Undefined at first. `nothing-stored` if the call was finished and this device has no other entries for it. */
  readonly session: CallSession | 'nothing-stored' | undefined;
  /** Why the stored version of a finished call could not be read. */
  readonly failure: HttpError | undefined;
  readonly retry: () => void;
}

/**
 * Creates one session per mount. Key the component by patient, programme and call type.
 * Only the first options count, so a host that recreates its client on every render does not empty the form.
 */
export function useCallSession(options: CallSessionOptions, contact?: Contact): UsedCallSession {
  const first = useRef({ options, contact });
  const [session, setSession] = useState<UsedCallSession['session']>();
  const [failure, setFailure] = useState<HttpError>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    const made = createCallSession(first.current.options);
    const { contact: begun } = first.current;
    let isLeft = false;
    const show = (shown: UsedCallSession['session']) => {
      if (isLeft) return;
      setSession(shown);
      setFailure(undefined);
      if (shown === made) void made.load();
    };
    if (!begun || isOpenContact(begun)) {
      if (begun) made.openUnfinished(begun);
      show(made);
    } else {
      made.openClosed(begun).then(
        (differs) => show(differs ? made : 'nothing-stored'),
        (error: unknown) => !isLeft && setFailure(HttpError.from(error, getTouchpoint)),
      );
    }
    return () => {
      isLeft = true;
      made.dispose();
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { session, failure, retry };
}
