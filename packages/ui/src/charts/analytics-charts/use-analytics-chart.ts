import {
  type AnalyticsChartOptions,
  type ChartPeriod,
  type ChartTheme,
  type ChartTopic,
  type ChartView,
  createAnalyticsChart,
} from '@careline/core/internal/charts';
import { useEffect, useMemo } from 'react';
import { languageOf, useLocale } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';

export interface UseAnalyticsChartOptions extends Pick<AnalyticsChartOptions, 'origin' | 'allowedOrigins'> {
  readonly topic: ChartTopic;
  readonly view: ChartView;
  /** Undefined if the topic has none. */
  readonly period: ChartPeriod | undefined;
  /** Undefined until known. The chart is not requested before. */
  readonly theme: ChartTheme | undefined;
}

export function useAnalyticsChart(options: UseAnalyticsChartOptions) {
  const http = useHttp();
  const { origin, allowedOrigins, topic, theme, view, period } = options;
  const origins = allowedOrigins.join(' ');
  const chart = useMemo(
    () => createAnalyticsChart({ http, origin, allowedOrigins: origins.split(' ') }),
    [http, origin, origins],
  );
  const state = useStore(chart.store, (whole) => whole);
  const locale = languageOf(useLocale());
  useEffect(() => () => chart.clear(), [chart]);
  useEffect(() => {
    if (theme) chart.show({ topic, locale, theme, view, period });
  }, [chart, topic, locale, theme, view, period]);
  return { chart, state };
}
