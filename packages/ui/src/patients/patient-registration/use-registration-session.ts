import {
  createRegistrationSession,
  type RegistrationSession,
  type RegistrationSessionOptions,
} from '@careline/core/patients/registration-form';
import { useEffect, useRef, useState } from 'react';

/**
 * One session for as long as the component is mounted. What was passed first counts, so that a host that makes its
 * client anew on every render does not empty a form.
 */
export function useRegistrationSession(options: RegistrationSessionOptions): RegistrationSession | undefined {
  const first = useRef(options);
  const [session, setSession] = useState<RegistrationSession>();
  useEffect(() => {
    const made = createRegistrationSession(first.current);
    setSession(made);
    return () => made.dispose();
  }, []);
  return session;
}
