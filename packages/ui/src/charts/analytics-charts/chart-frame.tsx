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
  /** The frame fills the screen. */
  readonly full: boolean;
}

/**
 * An external charts service gets scripts and its own origin, which is never the page's
 * (`createAnalyticsChart` refuses that). Careline's own charts need no permissions.
 */
const sandboxOf = ({ embedded }: FramedChart): string =>
  embedded ? '' : 'allow-scripts allow-same-origin allow-forms allow-popups';

/** For a matrix, the chart is a table, so both views have the same height. */
const MATRIX_HEIGHT = 'h-[30rem] @xl:h-[26rem]';

/**
 * Heights of Careline's charts for a number of `--rows`, because a frame's content cannot be measured. Taller content
 * scrolls.
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

/** The height of external charts, whose content is unknown. */
const HEIGHT_ELSEWHERE = 'h-[40rem]';

const isElsewhere = ({ chart }: AnalyticsChartState): boolean => chart?.embedded === false;

/** Returns the size before the chart loads, so that nothing below moves when it arrives. */
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
      {/* The browser does not say whether an external frame shows a chart or an error. */}
      {framed && isElsewhere(state) && (
        <p className="text-muted text-xs">{t('elsewhere', { service: new URL(framed.address).host })}</p>
      )}
    </>
  );
}
