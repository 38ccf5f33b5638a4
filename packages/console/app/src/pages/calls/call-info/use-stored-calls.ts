import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useOpenedUnsent } from '../../../unsent/use-unsent.ts';

/**
 * Drafts and the outbox for a call; undefined until it is known whether there are any. Where their code cannot be loaded
 * the call is made without: what is typed is then kept by the page alone, as the leave warning says.
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
