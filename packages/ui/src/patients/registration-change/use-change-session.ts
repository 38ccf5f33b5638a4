import {
  createRegistrationChange,
  type RegistrationChangeOptions,
  type RegistrationChange as Session,
} from '@careline/core/patients/registration-change';
import { useEffect, useRef, useState } from 'react';

/** One session for as long as the component is mounted. What was passed first counts, as at registration. */
export function useChangeSession(options: RegistrationChangeOptions): Session | undefined {
  const first = useRef(options);
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const made = createRegistrationChange(first.current);
    const keep = () => {
      // A device that fails is told of by the draft's own state.
      if (document.visibilityState === 'hidden') made.keepNow().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', keep);
    setSession(made);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      made.dispose();
    };
  }, []);
  return session;
}
