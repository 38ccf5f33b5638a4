import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useOpenedUnsent } from '../../../unsent/use-unsent.ts';

/**
 * Returns drafts and the outbox for a call; undefined while they load.
 * If their code can't be loaded, the call works without: only the page holds the entries, as the leave warning says.
 */
export function useStoredCalls(): Pick<CallInfoProps, 'drafts' | 'outbox' | 'keeps'> | undefined {
  const { unsent } = useConsole();
  const here = useOpenedUnsent();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    unsent.open().catch(() => setMissing(true));
  }, [unsent]);
  if (here) return { drafts: here.drafts, outbox: here.outbox, keeps: here.keeps };
  return isMissing ? {} : undefined;
}
