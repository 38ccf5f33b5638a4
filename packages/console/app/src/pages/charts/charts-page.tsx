import { CHART_TOPICS, type ChartTopic } from '@careline/core/internal/charts';
import { AnalyticsCharts } from '@careline/ui/charts/analytics-charts';
import { useMessages } from '@careline/ui/messages';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { withParameter } from '../../navigation/with-parameter.ts';
import { useProfile } from '../../session/use-session.ts';
import { chartsPageMessages } from '../pages.messages.ts';

const TOPIC = 'topic';
const PERIOD = 'period';
const FIRST: ChartTopic = 'touchpoints';

const readTopic = (query: URLSearchParams): ChartTopic =>
  CHART_TOPICS.find((topic) => topic === query.get(TOPIC)) ?? FIRST;

/** `?topic=&period=`: the analytics charts of the facility, each of which can be linked to. */
export default function ChartsPage() {
  const t = useMessages(chartsPageMessages);
  const { http, config } = useConsole();
  const { facility } = useProfile();
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={t('title')}>
      <AnalyticsCharts
        // Another facility has other numbers: nothing of the first one stays.
        key={facility?.facilityId}
        http={http}
        origin={location.origin}
        allowedOrigins={[location.origin, ...config.chartOrigins]}
        topic={readTopic(query)}
        period={query.get(PERIOD) ?? ''}
        // Of a topic that has not the period the usual one is shown; the next topic that has it goes on with it.
        onTopicChange={(topic) => setQuery((before) => withParameter(before, TOPIC, topic))}
        onPeriodChange={(period) => setQuery((before) => withParameter(before, PERIOD, period))}
      />
    </Page>
  );
}
