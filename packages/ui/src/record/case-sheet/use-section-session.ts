import {
  type CaseSheetSession,
  type CaseSheetSessionOptions,
  createCaseSheetSession,
} from '@careline/core/case-sheets';
import { useEffect, useRef, useState } from 'react';

/** One session for as long as the component is mounted. What was passed first counts. */
export function useSectionSession(options: CaseSheetSessionOptions): CaseSheetSession | undefined {
  const first = useRef(options);
  const [session, setSession] = useState<CaseSheetSession>();
  useEffect(() => {
    const made = createCaseSheetSession(first.current);
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
