import { formatEpochDate, formatTime } from '@careline/core/formatting';
import { useLocale } from '../../messages/index.ts';
import type { ChartLayout } from './chart-layout.ts';

interface AxisProps {
  readonly layout: ChartLayout;
}

export function ValueAxisLines({ layout: { plot, values, y } }: AxisProps) {
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

export function TimeAxisLabels({ layout, timeZone }: AxisProps & { readonly timeZone: string }) {
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
