import { serverNow } from '@careline/core/internal/clock';
import type { HttpClient } from '@careline/core/internal/http';
import { createMetricsClient, createOpenTokens } from '@careline/core/internal/metrics';
import { useHttp } from '@careline/ui/provider';
import { useMemo } from 'react';
import type { StaffContext } from './staff-only.tsx';

export function metricsOf(http: HttpClient, timeZone: string) {
  const { tokenFor: openToken, forget: forgetToken } = createOpenTokens({ http, now: serverNow });
  return createMetricsClient({ http, openToken, forgetToken, timeZone });
}

/** Returns a readings client whose Open tokens last as long as the element. */
export function useMetrics({ facility: { timeZone } }: StaffContext) {
  const http = useHttp();
  return useMemo(() => metricsOf(http, timeZone), [http, timeZone]);
}
