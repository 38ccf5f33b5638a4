import {
  type AnalyticsChart,
  type AnalyticsChartState,
  type ChartShape,
  chartShape,
  type FramedChart,
} from '@careline/core/charts';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { analyticsChartsMessages } from './analytics-charts.messages.ts';

export interface ChartFrameProps {
  readonly chart: AnalyticsChart;
  readonly state: AnalyticsChartState;
  readonly topicLabel: string;
  /** It has the whole screen. */
  readonly full: boolean;
}

/**
 * What draws elsewhere needs scripts and an origin, which is never the page's (`createAnalyticsChart` refuses that); what
 * Careline draws gets nothing.
 */
const sandboxOf = ({ embedded }: FramedChart): string =>
  embedded ? '' : 'allow-scripts allow-same-origin allow-forms allow-popups';

/** About as high as what is drawn, because nobody can measure what is in the frame; it scrolls where it is higher. */
const HEIGHTS: Readonly<Record<ChartShape, string>> = {
  bars: 'h-[48rem] @xl:h-[36rem]',
  stacked: 'h-[54rem] @xl:h-[39rem]',
  months: 'h-[86rem] @xl:h-[64rem]',
  staff: 'h-[54rem] @xl:h-[39rem]',
  matrix: 'h-[34rem] @xl:h-[28rem]',
};

const heightOf = ({ look }: AnalyticsChartState): string => HEIGHTS[look ? chartShape(look.topic) : 'bars'];

function Failure({ chart, state }: ChartFrameProps) {
  const t = useMessages(analyticsChartsMessages);
  const failureText = useFailureText();
  const { error } = state;
  return (
    <ErrorState title={t('failedTitle')} onRetry={chart.reload} requestId={error?.requestId}>
      {error ? failureText(error) : t('slow')}
    </ErrorState>
  );
}

function Loading() {
  const t = useMessages(analyticsChartsMessages);
  return (
    <div className="absolute inset-0 flex flex-col gap-6 bg-raised p-4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={2} />
      <Skeleton lines={5} shape="row" />
    </div>
  );
}

/** The chart in its frame, its outline while it loads, or why it did not come. */
export function ChartFrame(props: ChartFrameProps) {
  const t = useMessages(analyticsChartsMessages);
  const { chart, state, topicLabel, full } = props;
  const { phase, chart: framed } = state;
  if (phase === 'failed') return <Failure {...props} />;
  return (
    <div
      aria-busy={phase !== 'shown'}
      className={`relative overflow-clip rounded-card border border-line bg-raised ${full ? 'min-h-0 grow' : heightOf(state)}`}
    >
      {framed && (
        <iframe
          key={framed.load}
          title={t('frame', { topic: topicLabel })}
          src={framed.address}
          sandbox={sandboxOf(framed)}
          referrerPolicy="no-referrer"
          onLoad={() => chart.loaded(framed.load)}
          className="size-full border-0"
        />
      )}
      {phase !== 'shown' && <Loading />}
    </div>
  );
}
