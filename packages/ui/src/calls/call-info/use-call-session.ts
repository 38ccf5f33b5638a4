import {
  type CallSession,
  type CallSessionOptions,
  type Contact,
  createCallSession,
} from '@careline/core/calls';
import { useEffect, useRef, useState } from 'react';

/**
 * One session for as long as the component is mounted: give it a key of patient, programme and call type. What was
 * passed first counts, so that a host that makes its client anew on every render does not empty a form.
 */
export function useCallSession(options: CallSessionOptions, unfinished?: Contact): CallSession | undefined {
  const first = useRef({ options, unfinished });
  const [session, setSession] = useState<CallSession>();
  useEffect(() => {
    const made = createCallSession(first.current.options);
    if (first.current.unfinished) made.openUnfinished(first.current.unfinished);
    setSession(made);
    void made.load();
    return () => made.dispose();
  }, []);
  return session;
}
