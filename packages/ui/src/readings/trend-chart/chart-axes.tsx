import { formatEpochDate, formatTime } from '@careline/core/internal/formatting';
import { useLocale } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { ChartLayout } from './chart-layout.ts';

interface AxisProps {
  readonly layout: ChartLayout;
}

interface AxisLabel {
  /** CSS pixels within the chart. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/**
 * Renders the labels of an axis, keyed by position, so that one whose text stays the same is not created or laid out
 * again. Uses `x` and `y`, which unlike `transform` are not presentation attributes and need no style matching.
 */
function AxisLabels({
  anchor,
  labels,
}: {
  readonly anchor: 'middle' | 'end';
  readonly labels: readonly AxisLabel[];
}) {
  return (
    <g textAnchor={anchor} className="fill-muted text-xs tabular-nums">
      {labels.map(({ x, y, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the axis.
        <text key={place} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Pixels from the middle of a line of digits to its baseline. */
const TO_BASELINE = 4;

export function ValueAxisLines({ layout: { plot, values, y } }: AxisProps) {
  const labels = values.ticks.map((tick) => ({
    x: plot.x - 6,
    y: y(tick) + TO_BASELINE,
    text: tick.toFixed(values.decimals),
  }));
  return (
    <>
      <path
        d={values.ticks.map((tick) => `M${plot.x} ${y(tick)}h${plot.width}`).join('')}
        className="stroke-line"
      />
      <AxisLabels anchor="end" labels={labels} />
    </>
  );
}

interface TimeAxisProps extends AxisProps {
  /** Returns text shown under a day, such as the week of a pregnancy; undefined for none. */
  readonly underDay?: ((at: number) => string | undefined) | undefined;
}

/** Pixels between lines of labels. */
const LINE_HEIGHT = 16;

export function TimeAxisLabels({ layout, underDay }: TimeAxisProps) {
  const timeZone = useTimeZone();
  const locale = useLocale();
  const { plot, times, x } = layout;
  const bottom = plot.y + plot.height;
  const text = (at: number): string => {
    if (times.step === 'hour') return formatTime(at, { timeZone, locale });
    if (times.step === 'year') return formatEpochDate(at, { timeZone, locale }).replace(/^\S+ \S+'/, "'");
    return formatEpochDate(at, { timeZone, locale });
  };
  const labels = times.ticks.map((at) => ({ x: x(at), y: bottom + 17, text: text(at) }));
  return (
    <>
      <path d={times.ticks.map((at) => `M${x(at)} ${bottom}v4`).join('')} className="stroke-line-strong" />
      <AxisLabels anchor="middle" labels={labels} />
      {underDay && (
        <AxisLabels
          anchor="middle"
          labels={times.ticks.map((at) => ({
            x: x(at),
            y: bottom + 17 + LINE_HEIGHT,
            text: underDay(at) ?? '',
          }))}
        />
      )}
    </>
  );
}
