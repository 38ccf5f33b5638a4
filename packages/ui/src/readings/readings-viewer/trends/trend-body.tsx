import { formatUnit } from '@careline/core/internal/formatting';
import { isEnteredMetric } from '@careline/core/internal/metrics';
import {
  gestationalWeek,
  growthLines,
  hasGestationalWeek,
  type ReferenceStep,
  referenceSteps,
  rowsOfView,
  spanOfView,
  type TimeSpan,
  type Trend,
  type TrendRow,
  trendLabel,
  trendRows,
} from '@careline/core/internal/trends';
import { useId, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { SelectField } from '../../../primitives/select-field/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { type ChartGuide, TrendChart } from '../../trend-chart/index.ts';
import { openTrendMessages } from '../../trends.messages.ts';
import { ReadingFile } from '../reading-file.tsx';
import { PrintButton, ReadingPaper } from '../reading-print.tsx';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import type { ReadingsViewerProps } from '../readings-viewer-props.ts';
import { isInWords } from '../table/reading-columns.ts';
import { UnplacedList } from '../table/reading-lists.tsx';
import { ReadingTable } from '../table/reading-table.tsx';
import type { ReadingsModel } from '../use-readings-model.ts';
import { PregnancyGains } from './pregnancy-gains.tsx';
import { RangeField } from './range-field.tsx';
import { goalsOfTrend, TrendGoals, useGoalGuides } from './trend-goals.tsx';
import { TrendSummary } from './trend-summary.tsx';

export interface TrendViewProps
  extends Pick<
    ReadingsViewerProps,
    'view' | 'onViewChange' | 'onAdd' | 'exportName' | 'enrolledAt' | 'marks' | 'goals' | 'only' | 'openTrend'
  > {
  readonly model: ReadingsModel;
  readonly trend: Trend;
  readonly now: () => number;
}

export interface TrendBodyProps extends TrendViewProps {
  /** Container for the buttons for file, print and adding a reading; null until it is mounted. */
  readonly actions: HTMLElement | null;
}

type References = Readonly<Record<string, readonly ReferenceStep[]>>;

function useReferences({ model: { person }, trend }: TrendViewProps, span: TimeSpan): References {
  const timeZone = useTimeZone();
  return useMemo(() => {
    const options = { person, timeZone, unit: trend.unit ?? '' };
    return Object.fromEntries(
      trend.lines.flatMap(({ definition, points }) =>
        points.length > 0 ? [[definition.key, referenceSteps(definition, span, options)] as const] : [],
      ),
    );
  }, [person, trend, timeZone, span]);
}

function Unit({ trend, view, onViewChange }: Pick<TrendViewProps, 'trend' | 'view' | 'onViewChange'>) {
  const t = useMessages(openTrendMessages);
  const { unit, units } = trend;
  if (units.length < 2 || unit === undefined) return null;
  return (
    <SelectField
      label={t('unit')}
      value={unit}
      options={units.map((one) => ({ value: one, label: formatUnit(one) }))}
      onChange={(chosen) => onViewChange({ ...view, unit: chosen })}
    />
  );
}

/** Returns the growth standard for weights in a child's first year. */
function useGuides({ model: { person }, trend }: TrendViewProps, span: TimeSpan) {
  const timeZone = useTimeZone();
  const t = useMessages(openTrendMessages);
  return useMemo((): readonly ChartGuide[] => {
    if (trend.definition.lines[0]?.measure !== 'weight') return [];
    return growthLines(person, span, { timeZone, unit: trend.unit ?? '' }).map(({ key, points }) => ({
      key,
      label: t(key),
      points,
    }));
  }, [person, trend, timeZone, span, t]);
}

/** Returns the week of pregnancy for a day; undefined if no pregnancy is in the range. */
function useWeeks({ model: { person } }: TrendViewProps, span: TimeSpan) {
  const timeZone = useTimeZone();
  const t = useMessages(openTrendMessages);
  return useMemo(() => {
    const underDay = (at: number): string | undefined => {
      const week = gestationalWeek(person, at, timeZone);
      return week === undefined ? undefined : t('week', { week });
    };
    return hasGestationalWeek(person, span, timeZone) ? underDay : undefined;
  }, [person, timeZone, span, t]);
}

interface ReferenceNotesProps {
  readonly references: References;
  readonly guides: readonly ChartGuide[];
}

function ReferenceNotes({ references, guides }: ReferenceNotesProps) {
  const t = useMessages(openTrendMessages);
  const areas = Object.values(references).flatMap((steps) => steps.flatMap((step) => step.areas));
  const notes = [
    ...(areas.length > 0 ? [t('referenceNote')] : []),
    ...(guides.length > 0 ? [t('growthNote')] : []),
    ...(areas.some(({ sex }) => sex !== undefined) ? [t('bothSexes')] : []),
    ...(areas.some(({ status }) => status === 'unverified') ? [t('unverified')] : []),
  ];
  return notes.length > 0 && <p className="text-muted text-xs">{notes.join(' ')}</p>;
}

function ShowAll({ view, onViewChange }: Pick<TrendViewProps, 'view' | 'onViewChange'>) {
  const t = useMessages(openTrendMessages);
  const { from: _, to: __, ...rest } = view;
  return (
    <p data-print="hidden" className="flex justify-center">
      <Button onClick={() => onViewChange({ ...rest, range: 'all' })}>{t('showAll')}</Button>
    </p>
  );
}

function Actions({ rows, ...props }: TrendBodyProps & { readonly rows: readonly TrendRow[] }) {
  const { trend, exportName, now, openTrend, onAdd } = props;
  const t = useMessages(readingsViewerMessages);
  const metric = trend.definition.lines[0]?.metric;
  return (
    <>
      {onAdd && metric !== undefined && isEnteredMetric(metric) && (
        <Button size="small" icon="add" onClick={() => onAdd(metric)}>
          {t('add')}
        </Button>
      )}
      <ReadingFile trend={trend} rows={rows} exportName={exportName} now={now} openTrend={openTrend} />
      <PrintButton />
    </>
  );
}

/**
 * Shows the content of an open trend: range, unit, chart, summary, table, and values that are on no chart. Can be
 * limited to the chart or the table.
 */
export function TrendBody(props: TrendBodyProps) {
  const timeZone = useTimeZone();
  const { model, trend, view, onViewChange, now, only, actions } = props;
  const locale = useLocale();
  const summaryId = useId();
  const today = now();
  const span = useMemo(
    () => spanOfView(view, trend, { now: today, timeZone }),
    [view, trend, today, timeZone],
  );
  const references = useReferences(props, span);
  const standards = useGuides(props, span);
  const goals = useMemo(() => goalsOfTrend(trend, props.goals), [trend, props.goals]);
  const lines = useGoalGuides(trend, goals, span);
  const guides = useMemo(() => [...standards, ...lines], [standards, lines]);
  const underDay = useWeeks(props, span);
  const goalsId = useId();
  const rows = useMemo(
    () => rowsOfView(trendRows(trend, model.flags), view, span),
    [trend, model.flags, view, span],
  );
  const hasTable = rows.length > 0 && (only !== 'chart' || isInWords(trend));
  // Without rows, the chart says that there are none.
  const hasChart = (only !== 'table' || !hasTable) && !(hasTable && isInWords(trend));
  const label = trendLabel(trend.definition, locale);
  return (
    <>
      {actions && createPortal(<Actions {...props} rows={rows} />, actions)}
      <div data-print="hidden" className="flex flex-wrap items-end gap-3">
        <RangeField view={view} span={span} onChange={onViewChange} />
        <Unit trend={trend} view={view} onViewChange={onViewChange} />
      </div>
      <TrendGoals id={goalsId} trend={trend} goals={goals} />
      {hasChart && (
        <section
          aria-label={label}
          className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4"
        >
          <TrendChart
            trend={trend}
            flags={model.flags}
            label={label}
            describedBy={goals.length > 0 ? `${summaryId} ${goalsId}` : summaryId}
            span={span}
            references={references}
            guides={guides}
            enrolledAt={props.enrolledAt}
            marks={props.marks}
            underDay={underDay}
          />
          <TrendSummary id={summaryId} trend={trend} span={span} flags={model.flags} />
          <PregnancyGains trend={trend} person={model.person} span={span} />
          {rows.length === 0 && view.range !== 'all' && <ShowAll view={view} onViewChange={onViewChange} />}
          <ReferenceNotes references={references} guides={standards} />
        </section>
      )}
      <UnplacedList unplaced={trend.unplaced} flags={model.flags} />
      {hasTable && (
        <div data-print="hidden" className="rounded-card border border-line bg-raised">
          <ReadingTable key={trend.definition.key} trend={trend} rows={rows} />
        </div>
      )}
      <ReadingPaper trend={trend} rows={rows} span={span} />
    </>
  );
}
