import { formatEpochDate, formatTime } from '@careline/core/formatting';
import type { ReferenceStep, TimeSpan, Trend, TrendFlags } from '@careline/core/trends';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { type ChartLayout, layOut } from './chart-layout.ts';
import { ChartLine } from './chart-marks.tsx';
import { type ChartStop, nearestStop, stopsOf } from './chart-stops.ts';
import { trendChartMessages } from './trend-chart.messages.ts';
import { useStopText, valuesText } from './use-stop-text.ts';
import { useWidth } from './use-width.ts';

export interface TrendChartProps {
  readonly trend: Trend;
  readonly flags: TrendFlags;
  /** What the trend is called. */
  readonly label: string;
  /** The id of what sums the chart up in words. */
  readonly describedBy?: string;
  readonly span: TimeSpan;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
  /** By the key of their line. */
  readonly references?: Readonly<Record<string, readonly ReferenceStep[]>>;
  /** CSS pixels; the width is that of the container. */
  readonly height?: number;
}

const HEIGHT = 240;
const NO_REFERENCES: NonNullable<TrendChartProps['references']> = {};
/** How far Page Up and Page Down go. */
const PAGE = 10;

function ValueAxisLines({ layout: { plot, values, y } }: { readonly layout: ChartLayout }) {
  return values.ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${plot.x} ${y(tick)}h${plot.width}`} className="stroke-line" />
      <text
        x={plot.x - 6}
        y={y(tick)}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted text-xs tabular-nums"
      >
        {tick.toFixed(values.decimals)}
      </text>
    </g>
  ));
}

function TimeAxisLabels({ layout, timeZone }: { readonly layout: ChartLayout; readonly timeZone: string }) {
  const locale = useLocale();
  const { plot, times, x } = layout;
  const bottom = plot.y + plot.height;
  const text = (at: number): string => {
    if (times.step === 'hour') return formatTime(at, { timeZone, locale });
    if (times.step === 'year') return formatEpochDate(at, { timeZone, locale }).replace(/^\S+ \S+'/, "'");
    return formatEpochDate(at, { timeZone, locale });
  };
  return times.ticks.map((at) => (
    <g key={at}>
      <path d={`M${x(at)} ${bottom}v4`} className="stroke-line-strong" />
      <text x={x(at)} y={bottom + 17} textAnchor="middle" className="fill-muted text-xs">
        {text(at)}
      </text>
    </g>
  ));
}

function Here({ layout, stop }: { readonly layout: ChartLayout; readonly stop: ChartStop }) {
  const { plot, x, y } = layout;
  return (
    <g>
      <path d={`M${x(stop.at)} ${plot.y}v${plot.height}`} className="stroke-focus" strokeDasharray="3 3" />
      {stop.points.map((point) => (
        <circle
          key={point.line.key}
          cx={x(point.at)}
          cy={y(point.value)}
          r="7"
          className="fill-none stroke-2 stroke-focus"
        />
      ))}
    </g>
  );
}

/** Where a key leads to from a stop; undefined for a key that leads nowhere. */
function stopOfKey(key: string, current: number, last: number): number | undefined {
  const leads: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    PageUp: current + PAGE,
    PageDown: current - PAGE,
    Home: 0,
    End: last,
  };
  const to = Object.hasOwn(leads, key) ? leads[key] : undefined;
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}

/**
 * A trend as lines over time with the reference behind them, by its own SVG. One stop of the tab key: a slider over its
 * values (WAI-ARIA), each of which is worded. What it shows stands in a table too.
 */
export function TrendChart(props: TrendChartProps) {
  const { trend, flags, label, describedBy, span, timeZone, height = HEIGHT } = props;
  const { references = NO_REFERENCES } = props;
  const t = useMessages(trendChartMessages);
  const words = useStopText(timeZone, flags);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<number | undefined>();
  const stops = useMemo(() => stopsOf(trend, span), [trend, span]);
  const layout = useMemo(
    () => (width === 0 ? undefined : layOut({ trend, span, timeZone, references, width, height })),
    [trend, span, timeZone, references, width, height],
  );
  const last = stops.length - 1;
  const current = Math.min(chosen ?? last, last);
  const stop = stops[current];
  if (!stop) return <p className="py-8 text-center text-muted">{t('none')}</p>;

  function onKeyDown(event: KeyboardEvent) {
    const to = stopOfKey(event.key, current, last);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setChosen(to);
  }
  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    if (!layout) return;
    const share = (clientX - currentTarget.getBoundingClientRect().left - layout.plot.x) / layout.plot.width;
    setChosen(nearestStop(stops, span.from + share * (span.to - span.from)));
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="flex min-h-6 flex-wrap gap-x-3 text-sm tabular-nums" aria-hidden="true">
        <span className="text-muted">{words.dateOf(stop)}</span>
        <span className="font-semibold">{valuesText(stop.points)}</span>
        <span>{words.flagOf(stop)}</span>
      </p>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t('chart', { trend: label })}
        aria-describedby={describedBy ? `${describedBy} ${keysId}` : keysId}
        aria-valuemin={1}
        aria-valuemax={stops.length}
        aria-valuenow={current + 1}
        aria-valuetext={words.whole(stop, current, stops.length)}
        className="touch-pan-y"
        style={{ height }}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
      >
        {layout && (
          <svg width={layout.width} height={layout.height} aria-hidden="true" className="block">
            {layout.areas.map((area) => (
              <rect key={`${area.x} ${area.y} ${area.height}`} {...area} className="fill-success-soft" />
            ))}
            <ValueAxisLines layout={layout} />
            <TimeAxisLabels layout={layout} timeZone={timeZone} />
            <Clip layout={layout} id={`${keysId}clip`} />
            <g clipPath={`url(#${keysId}clip)`}>
              {layout.lines.map((line, index) => (
                <ChartLine key={line.key} line={line} index={index} flags={flags} />
              ))}
            </g>
            <Here layout={layout} stop={stop} />
          </svg>
        )}
      </div>
      <p id={keysId} hidden>
        {t('keys')}
      </p>
    </div>
  );
}

/** Lines run out of the window at its sides, and marks at its edges are whole. */
function Clip({ layout: { plot }, id }: { readonly layout: ChartLayout; readonly id: string }) {
  return (
    <clipPath id={id}>
      <rect x={plot.x - 8} y={0} width={plot.width + 16} height={plot.y + plot.height + 14} />
    </clipPath>
  );
}
