import { serverNow } from '@careline/core/internal/clock';
import {
  createMetricsClient,
  createOpenTokens,
  type MetricsClient,
  SPECIFIED_DATA,
} from '@careline/core/internal/metrics';
import { useTimeZone } from '@careline/ui/provider';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';

/** Returns a readings client whose Open tokens last as long as the screen. */
export function useMetrics(): MetricsClient {
  const timeZone = useTimeZone();
  const { config, http } = useConsole();
  const { dataContract } = config;
  return useMemo(() => {
    const openTokens = createOpenTokens({ http, now: serverNow });
    return createMetricsClient({
      http,
      openToken: openTokens.tokenFor,
      forgetToken: openTokens.forget,
      timeZone,
      ...(dataContract === 'specification' && { contract: SPECIFIED_DATA }),
    });
  }, [http, timeZone, dataContract]);
}
