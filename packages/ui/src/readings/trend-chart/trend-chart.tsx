import type { ReferenceStep, TimeSpan, Trend, TrendFlags, TrendLine } from '@careline/core/internal/trends';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useWidth } from '../../primitives/on-paper/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import { TimeAxisLabels, ValueAxisLines } from './chart-axes.tsx';
import { AreaEdges, BoundLabels, Enrolment, Guides, References } from './chart-ground.tsx';
import { type ChartGuide, type ChartInput, type ChartLayout, layOut } from './chart-layout.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartLine } from './chart-marks.tsx';
import { type ChartStop, nearestStop, stopOfKey, stopsOf } from './chart-stops.ts';
import { MarkStrip, type TimeMark } from './mark-strip.tsx';
import { type Drag, useChartPointer } from './use-chart-pointer.ts';
import { useStopText } from './use-stop-text.ts';
import { useZoom, ZOOM_STEP } from './use-zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

export interface TrendChartProps {
  readonly trend: Trend;
  readonly flags: TrendFlags;
  readonly label: string;
  /** Id of the element that summarises the chart in words. */
  readonly describedBy?: string;
  /** The whole range. Zooming shows a part of it. */
  readonly span: TimeSpan;
  /** By the key of the line. */
  readonly references?: Readonly<Record<string, readonly ReferenceStep[]>>;
  /** Lines to compare with. */
  readonly guides?: readonly ChartGuide[];
  /** Unix seconds. Earlier values are marked. 0 or undefined if unknown. */
  readonly enrolledAt?: number | undefined;
  /** Calls and notes on the timeline. */
  readonly marks?: readonly TimeMark[];
  /** Returns text shown under a day of the axis, such as the week of a pregnancy. */
  readonly underDay?: ((at: number) => string | undefined) | undefined;
  /** CSS pixels. The width is that of the container. */
  readonly height?: number;
}

const HEIGHT = 320;
const NO_REFERENCES: NonNullable<TrendChartProps['references']> = {};
const NO_GUIDES: readonly ChartGuide[] = [];

function Here({ layout, stop }: { readonly layout: ChartLayout; readonly stop: ChartStop }) {
  const { plot, x, y } = layout;
  return (
    <g transform={`translate(${x(stop.at)} 0)`}>
      <path d={`M0 ${plot.y}v${plot.height}`} className="stroke-focus" strokeDasharray="3 3" />
      {stop.points.map((point) => (
        <circle key={point.line.key} cy={y(point.value)} r="7" className="fill-none stroke-2 stroke-focus" />
      ))}
    </g>
  );
}

function Drawn({ layout: { plot }, drag }: { readonly layout: ChartLayout; readonly drag: Drag }) {
  const [left, right] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
  return (
    <rect
      x={left}
      y={plot.y}
      width={right - left}
      height={plot.height}
      className="fill-accent stroke-accent opacity-20"
    />
  );
}

/** Explains the colours of the reference where the position does not. */
function ReferenceWords({ layout, isPair }: { readonly layout: ChartLayout; readonly isPair: boolean }) {
  const t = useMessages(trendChartMessages);
  const hasBounds = layout.bounds.some(({ path }) => path !== '');
  const hasBands = isPair && layout.areas.length > 0;
  return (hasBounds || hasBands) && <p className="text-muted text-xs">{t(hasBounds ? 'bounds' : 'bands')}</p>;
}

/** Tracks which lines of a trend are visible. Hidden lines can be shown again. */
function useLines(trend: Trend) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => trend.lines.filter(({ points }) => points.length > 0), [trend]);
  const shown = useMemo(
    () => ({ ...trend, lines: lines.filter(({ definition }) => !hidden.has(definition.key)) }),
    [trend, lines, hidden],
  );
  const indexOf = (line: TrendLine): number => trend.definition.lines.indexOf(line.definition);
  return { lines, shown, hidden, setHidden, indexOf };
}

/** Returns the layout, once the width is known. */
function useLayout(input: ChartInput): ChartLayout | undefined {
  const timeZone = useTimeZone();
  const { trend, span, references, guides, width, height, isPair, hasUnderDays } = input;
  return useMemo(
    () =>
      width === 0
        ? undefined
        : layOut({ trend, span, timeZone, references, guides, width, height, isPair, hasUnderDays }),
    [trend, span, timeZone, references, guides, width, height, isPair, hasUnderDays],
  );
}

/**
 * Draws a trend as SVG lines over time, with its reference. It is one tab stop: a slider (WAI-ARIA) that reads each
 * value; calls and notes are a second one. The table contains the same data.
 */
export function TrendChart(props: TrendChartProps) {
  const timeZone = useTimeZone();
  const { trend, flags, label, describedBy, span: whole, enrolledAt, height = HEIGHT } = props;
  const { references = NO_REFERENCES, guides = NO_GUIDES, marks, underDay } = props;
  const t = useMessages(trendChartMessages);
  const { lines, shown, hidden, setHidden, indexOf } = useLines(trend);
  const isPair = trend.definition.key === 'bloodPressure';
  const named = trend.definition.lines.length > 1 && !isPair;
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const zoom = useZoom(whole);
  const { span } = zoom;
  const [chosen, setChosen] = useState<number | undefined>();
  const stops = useMemo(() => stopsOf(shown, whole), [shown, whole]);
  const hasUnderDays = underDay !== undefined;
  const input = { trend: shown, span, timeZone, references, guides, width, height, isPair, hasUnderDays };
  const layout = useLayout(input);
  const inSight = (index: number): boolean => {
    const at = stops.stop(index)?.at ?? Number.NaN;
    return at >= span.from && at <= span.to;
  };
  const last = stops.count - 1;
  const wanted = Math.min(chosen ?? last, last);
  // After zooming by drag the value may be out of view; then the nearest visible one is read.
  const current = inSight(wanted) ? wanted : nearestStop(stops, (span.from + span.to) / 2);
  const pointer = useChartPointer({ layout, zoom, onLook: (at) => setChosen(nearestStop(stops, at)) });
  const words = useStopText({ stops, index: current, flags, named, enrolledAt });
  const stop = stops.stop(current);
  if (!stop || !words) return <p className="py-8 text-center text-muted">{t('none')}</p>;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !stop) return;
    const to = stopOfKey(event.key, current, last);
    const zooms: Readonly<Record<string, () => void>> = {
      '+': () => zoom.by(ZOOM_STEP, stop.at),
      '=': () => zoom.by(ZOOM_STEP, stop.at),
      '-': () => zoom.by(1 / ZOOM_STEP, stop.at),
      '0': zoom.whole,
    };
    if (to === undefined && !Object.hasOwn(zooms, event.key)) return;
    event.preventDefault();
    if (to === undefined) zooms[event.key]?.();
    else {
      setChosen(to);
      zoom.follow(stops.stop(to)?.at ?? stop.at);
    }
  }
  const several = named && lines.length > 1;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-start gap-x-3">
        <p
          className={`flex flex-1 basis-60 flex-wrap gap-x-3 pt-2 text-sm tabular-nums ${several ? 'min-h-16' : 'min-h-10'}`}
          aria-hidden="true"
        >
          <span className="text-muted">{words.date}</span>
          <span translate="no" className="font-semibold">
            {words.values}
          </span>
          <span>{words.flag}</span>
        </p>
        <ZoomBar zoom={zoom} at={stop.at} onWhole={() => frame.current?.focus()} />
      </div>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t('chart', { trend: label })}
        aria-describedby={describedBy ? `${describedBy} ${keysId}` : keysId}
        aria-valuemin={1}
        aria-valuemax={stops.count}
        aria-valuenow={current + 1}
        aria-valuetext={words.whole}
        className="touch-pan-y select-none"
        // Limits layout to the chart, because nothing around it depends on its content.
        style={{ height, contain: 'strict' }}
        onKeyDown={onKeyDown}
        {...pointer.handlers}
      >
        {layout && (
          <svg
            width={layout.width}
            height={layout.height}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            aria-hidden="true"
            // A narrower page shrinks the drawing.
            className="block print:h-auto print:max-w-full"
          >
            <References layout={layout} />
            {enrolledAt ? <Enrolment layout={layout} at={enrolledAt} /> : null}
            <ValueAxisLines layout={layout} />
            <TimeAxisLabels layout={layout} underDay={underDay} />
            <Window layout={layout}>
              <Guides layout={layout} />
              <g className="animate-reveal">
                {layout.lines.map((line) => (
                  <ChartLine key={line.key} line={line} flags={flags} />
                ))}
              </g>
            </Window>
            <BoundLabels layout={layout} />
            <AreaEdges layout={layout} />
            <Here layout={layout} stop={stop} />
            {pointer.drag && <Drawn layout={layout} drag={pointer.drag} />}
          </svg>
        )}
      </div>
      <p id={keysId} hidden>
        {t('keys')}
      </p>
      {layout && marks && <MarkStrip marks={marks} layout={layout} span={span} />}
      {lines.length > 1 && (
        <ChartLegend lines={lines} indexOf={indexOf} hidden={hidden} onHiddenChange={setHidden} />
      )}
      {layout && <ReferenceWords layout={layout} isPair={isPair} />}
    </div>
  );
}

/**
 * Clips lines at the sides but keeps markers at the edge whole. Uses a nested SVG, because `clipPath` is painted
 * through a mask and doubles the cost of a long line.
 */
function Window({
  layout: { plot },
  children,
}: {
  readonly layout: ChartLayout;
  readonly children: ReactNode;
}) {
  const [x, width, height] = [plot.x - 8, plot.width + 16, plot.y + plot.height + 14];
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={0}
      width={width}
      height={height}
      viewBox={`${x} 0 ${width} ${height}`}
      overflow="hidden"
    >
      {children}
    </svg>
  );
}
