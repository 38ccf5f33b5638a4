import {
  type AnalyticsChart,
  type ChartPeriod,
  type ChartTopic,
  type ChartView,
  chartPeriod,
  chartPeriodLabel,
  chartPeriods,
  chartShape,
  chartTopicLabel,
} from '@careline/core/internal/charts';
import { useEffect, useId, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { analyticsChartsMessages } from './analytics-charts.messages.ts';
import type { ChartFactsProps } from './chart-facts.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { TopicChoice, type TopicChoiceProps } from './topic-choice.tsx';
import { type UseAnalyticsChartOptions, useAnalyticsChart } from './use-analytics-chart.ts';
import { useChartFile } from './use-chart-file.ts';
import { useChartTheme } from './use-chart-theme.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePrintPage } from './use-print-page.ts';

export interface AnalyticsChartsProps
  extends Pick<UseAnalyticsChartOptions, 'origin' | 'allowedOrigins'>,
    TopicChoiceProps {
  /**
   * The period to count. Falls back to the topic's default if the topic lacks it. If omitted, the user chooses here.
   */
  readonly period?: string | undefined;
  readonly onPeriodChange?: (period: ChartPeriod) => void;
}

/** Texts for all charts in every language. Loads in parallel with the first chart. */
const ChartFacts = onDemand<ChartFactsProps>(
  async () => (await import('./chart-facts.tsx')).ChartFacts,
  <Skeleton lines={6} />,
);

type PanelProps = Omit<AnalyticsChartsProps, 'onTopicChange'>;

interface ActionsProps {
  readonly chart: AnalyticsChart;
  readonly view: ChartView;
  /** Undefined if there is only one view. */
  readonly onView: ((view: ChartView) => void) | undefined;
  /** Careline provides the numbers, so they can be downloaded. */
  readonly hasFile: boolean;
  readonly full: boolean;
  readonly onFull: (() => void) | undefined;
}

function Actions({ chart, view, onView, hasFile, full, onFull }: ActionsProps) {
  const t = useMessages(analyticsChartsMessages);
  const { state: printing, print } = usePrintPage(chart);
  const { state: saving, save } = useChartFile(chart);
  const quiet = { variant: 'quiet', size: 'small' } as const;
  const other = view === 'chart' ? 'table' : 'chart';
  return (
    <>
      <div data-print="hidden" className="flex flex-wrap gap-1">
        <Button {...quiet} icon="refresh" onClick={chart.reload}>
          {t('again')}
        </Button>
        {onView && (
          <Button {...quiet} icon={other === 'table' ? 'menu' : 'assessment'} onClick={() => onView(other)}>
            {t(other === 'table' ? 'asTable' : 'asChart')}
          </Button>
        )}
        {onFull && (
          <Button {...quiet} icon={full ? 'fullscreen_exit' : 'fullscreen'} onClick={onFull}>
            {t(full ? 'notFull' : 'full')}
          </Button>
        )}
        {hasFile && (
          <Button {...quiet} icon="description" busy={saving === 'asking'} onClick={save}>
            {t('export')}
          </Button>
        )}
        <Button {...quiet} icon="print" busy={printing === 'opening'} onClick={print}>
          {t('print')}
        </Button>
      </div>
      {printing === 'failed' && (
        <p role="alert" className="w-full">
          {t('printFailed')}
        </p>
      )}
      {saving === 'failed' && (
        <p role="alert" className="w-full">
          {t('exportFailed')}
        </p>
      )}
    </>
  );
}

interface PeriodChoiceProps {
  readonly topic: ChartTopic;
  readonly period: ChartPeriod;
  readonly onChange: (period: ChartPeriod) => void;
}

function PeriodChoice({ topic, period, onChange }: PeriodChoiceProps) {
  const t = useMessages(analyticsChartsMessages);
  const locale = useLocale();
  return (
    <div data-print="hidden" className="w-44">
      <SelectField
        label={t('period')}
        hideLabel
        options={chartPeriods(topic).map((value) => ({ value, label: chartPeriodLabel(value, locale) }))}
        value={period}
        onChange={(value) => value && onChange(value)}
      />
    </div>
  );
}

function Panel({ origin, allowedOrigins, topic, period: asked, onPeriodChange }: PanelProps) {
  const t = useMessages(analyticsChartsMessages);
  const locale = useLocale();
  const heading = useId();
  const announce = useAnnounce();
  const [section, setSection] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<ChartView>('chart');
  const [chosen, choose] = useState<ChartPeriod>();
  const period = chartPeriod(topic, asked ?? chosen);
  const theme = useChartTheme(section);
  const { chart, state } = useAnalyticsChart({ origin, allowedOrigins, topic, theme, view, period });
  const { full, toggle } = useFullScreen(section);
  const label = chartTopicLabel(topic, locale);
  const { phase } = state;
  const isOurs = state.chart?.embedded !== false;
  useEffect(() => {
    if (phase === 'shown') announce(t('shown', { topic: label }));
  }, [phase, announce, t, label]);
  return (
    <section
      ref={setSection}
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-3 ${full ? 'h-full bg-surface p-4 text-ink' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-lg font-semibold">
          {label}
          {period && isOurs && (
            <span className="font-normal text-muted">, {chartPeriodLabel(period, locale)}</span>
          )}
        </h2>
        {period && isOurs && (
          <PeriodChoice topic={topic} period={period} onChange={onPeriodChange ?? choose} />
        )}
        <Actions
          chart={chart}
          view={view}
          onView={isOurs && chartShape(topic).form !== 'matrix' ? setView : undefined}
          hasFile={isOurs}
          full={full}
          onFull={toggle}
        />
      </div>
      <ChartFrame
        chart={chart}
        state={state}
        topic={topic}
        period={period}
        view={view}
        topicLabel={label}
        full={full}
      />
      {!full && <ChartFacts topic={topic} period={period} />}
    </section>
  );
}

/**
 * The analytics charts (specification 1), one at a time.
 * The frame loads from the charts service at an address signed by the server. A description of the counts is below.
 */
export function AnalyticsCharts({ topic, onTopicChange, ...panel }: AnalyticsChartsProps) {
  return (
    <LiveRegionProvider>
      <div className="@container">
        <div className="grid gap-4 print:block @3xl:grid-cols-[14rem_minmax(0,1fr)] @3xl:gap-6">
          <TopicChoice topic={topic} onTopicChange={onTopicChange} />
          <div className="@container min-w-0">
            <Panel {...panel} topic={topic} />
          </div>
        </div>
      </div>
    </LiveRegionProvider>
  );
}
