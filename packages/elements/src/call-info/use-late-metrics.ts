import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { useHttp } from '@careline/ui/provider';
import { useMemo } from 'react';
import type { StaffContext } from '../staff/staff-only.tsx';

/** Returns readings for a call; their client loads with the first request. */
export function useLateMetrics(context: StaffContext): CallInfoProps['metrics'] {
  const http = useHttp();
  const {
    facility: { timeZone },
  } = context;
  return useMemo(() => {
    let coming: Promise<CallInfoProps['metrics']> | undefined;
    async function bring() {
      try {
        return (await import('./metrics-part.ts')).metricsOf(http, timeZone);
      } catch (error) {
        // The next attempt loads it again.
        coming = undefined;
        throw error;
      }
    }
    return {
      async read(question) {
        coming ??= bring();
        return (await coming).read(question);
      },
    };
  }, [http, timeZone]);
}
