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

/** `?topic=&period=`: the facility's analytics charts; each has its own address. */
export default function ChartsPage() {
  const t = useMessages(chartsPageMessages);
  const { config } = useConsole();
  const { facility } = useProfile();
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={t('title')}>
      <AnalyticsCharts
        // A new facility has other numbers: keep nothing from the old one.
        key={facility?.facilityId}
        origin={location.origin}
        allowedOrigins={[location.origin, ...config.chartOrigins]}
        topic={readTopic(query)}
        period={query.get(PERIOD) ?? ''}
        // A topic without the period shows its default one; the next topic that has the period uses it again.
        onTopicChange={(topic) => setQuery((before) => withParameter(before, TOPIC, topic))}
        onPeriodChange={(period) => setQuery((before) => withParameter(before, PERIOD, period))}
      />
    </Page>
  );
}
