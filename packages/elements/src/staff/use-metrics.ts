import { createMetricsClient, createOpenTokens } from '@careline/core/metrics';
import { useMemo } from 'react';
import type { StaffContext } from './staff-only.tsx';

/** Readings with Open tokens that live and die with the element. */
export function useMetrics({ http, facility: { timeZone } }: StaffContext) {
  return useMemo(() => {
    const openTokens = createOpenTokens({ http, now: Date.now });
    const { tokenFor: openToken, forget: forgetToken } = openTokens;
    return createMetricsClient({ http, openToken, forgetToken, timeZone });
  }, [http, timeZone]);
}
