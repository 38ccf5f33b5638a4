import { createMetricsClient, createOpenTokens, type MetricsClient } from '@careline/core/metrics';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';

/** Readings with Open tokens that live and die with the screen. */
export function useMetrics(timeZone: string): MetricsClient {
  const { http } = useConsole();
  return useMemo(() => {
    const openTokens = createOpenTokens({ http, now: Date.now });
    return createMetricsClient({
      http,
      openToken: openTokens.tokenFor,
      forgetToken: openTokens.forget,
      timeZone,
    });
  }, [http, timeZone]);
}
