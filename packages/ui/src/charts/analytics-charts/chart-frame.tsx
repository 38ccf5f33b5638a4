import {
  type AnalyticsChart,
  type AnalyticsChartState,
  type ChartPeriod,
  type ChartShape,
  type ChartTopic,
  type ChartView,
  chartShape,
  type FramedChart,
} from '@careline/core/internal/charts';
import type { CSSProperties } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { analyticsChartsMessages } from './analytics-charts.messages.ts';

export interface ChartFrameProps {
  readonly chart: AnalyticsChart;
  readonly state: AnalyticsChartState;
  readonly topic: ChartTopic;
  readonly period: ChartPeriod | undefined;
  readonly view: ChartView;
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

/** The table is the drawing. */
const MATRIX_HEIGHT = 'h-[30rem] @xl:h-[26rem]';

/**
 * As high as what Careline draws in so many `--rows`, because nobody can measure what is in the frame; it scrolls where
 * it is higher after all.
 */
const HEIGHTS: Readonly<Record<ChartView, Readonly<Record<ChartShape['form'], string>>>> = {
  chart: {
    bars: 'h-[calc(6rem+var(--rows)*3.6rem)] @xl:h-[calc(5rem+var(--rows)*1.9rem)]',
    stacked: 'h-[calc(12rem+var(--rows)*3.6rem)] @xl:h-[calc(7.5rem+var(--rows)*1.9rem)]',
    matrix: MATRIX_HEIGHT,
  },
  table: {
    bars: 'h-[calc(11rem+var(--rows)*2.4rem)] @xl:h-[calc(9.5rem+var(--rows)*2.2rem)]',
    stacked: 'h-[calc(15rem+var(--rows)*2.4rem)] @xl:h-[calc(11rem+var(--rows)*2.2rem)]',
    matrix: MATRIX_HEIGHT,
  },
};

/** Of what draws elsewhere nothing is known. */
const HEIGHT_ELSEWHERE = 'h-[40rem]';

const isElsewhere = ({ chart }: AnalyticsChartState): boolean => chart?.embedded === false;

/** Known before the chart is asked for, so that nothing below it moves when it comes. */
function roomOf({ state, topic, period, view }: ChartFrameProps): {
  readonly className: string;
  readonly style?: CSSProperties;
} {
  if (isElsewhere(state)) return { className: HEIGHT_ELSEWHERE };
  const { form, rows } = chartShape(topic, period);
  return { className: HEIGHTS[view][form], style: { '--rows': rows } as CSSProperties };
}

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
  const { className, style } = full ? { className: 'min-h-0 grow' } : roomOf(props);
  return (
    <>
      <div
        aria-busy={phase !== 'shown'}
        className={`relative overflow-clip rounded-card border border-line bg-raised ${className}`}
        style={style}
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
      {/* A browser does not tell whether what came from elsewhere is a chart or an error. */}
      {framed && isElsewhere(state) && (
        <p className="text-muted text-sm">{t('elsewhere', { service: new URL(framed.address).host })}</p>
      )}
    </>
  );
}
