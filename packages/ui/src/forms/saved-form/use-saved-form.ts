import { useEffect, useRef, useState } from 'react';

interface Session {
  keepNow(): Promise<void>;
  dispose(): void;
}

/**
 * Returns one session for as long as the component is mounted; undefined in the first render. Later options are ignored, so a
 * host that makes a new client on every render does not empty the form.
 */
export function useSavedForm<Options, Form extends Session>(
  create: (options: Options) => Form,
  options: Options,
): Form | undefined {
  const first = useRef({ create, options });
  const [session, setSession] = useState<Form>();
  useEffect(() => {
    const made = first.current.create(first.current.options);
    const keep = () => {
      // The state of the draft reports a device that fails.
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
