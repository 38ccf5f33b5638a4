import { type LineDefinition, lineLabel } from '@careline/core/internal/trends';
import { useLocale, useMessages } from '../../messages/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import type { BoundLabel, ChartLayout } from './chart-layout.ts';
import { lineDashes } from './chart-marks.tsx';

interface GroundProps {
  readonly layout: ChartLayout;
}

/** Two areas in a chart get different tones. */
const AREA_TONES = ['fill-success-soft', 'fill-info-soft'] as const;

/** Draws the reference: areas for one line or a pair, dashed bounds if several lines have one. */
export function References({ layout }: GroundProps) {
  return (
    <>
      {layout.areas.map(({ index, ...area }, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: an area has nothing of its own, and is kept while it moves.
          key={place}
          {...area}
          className={`${AREA_TONES[index % AREA_TONES.length]} forced-colors:stroke-muted`}
        />
      ))}
      {layout.bounds.map(({ line, index, path }) => (
        <path
          key={line.key}
          d={path}
          className="fill-none stroke-[1.5] stroke-success"
          strokeDasharray={lineDashes(index) || undefined}
        />
      ))}
    </>
  );
}

/** CSS pixels needed for a bound's label. With less space, the label ends at the edge of the chart. */
const BOUND_WORDS_WIDTH = 140;

interface NamedBound extends BoundLabel {
  /** Lines that share this bound. */
  readonly lines: readonly LineDefinition[];
}

/** Merges bounds of several lines at the same position into one label. */
function namedBounds({ bounds }: ChartLayout): readonly NamedBound[] {
  const found = new Map<string, NamedBound>();
  for (const { line, labels } of bounds)
    for (const label of labels) {
      const place = `${label.x} ${label.y} ${label.text}`;
      found.set(place, { ...label, lines: [...(found.get(place)?.lines ?? []), line] });
    }
  return [...found.values()];
}

/**
 * Labels each bound with its line and its unflagged side. Drawn above the lines, so that none crosses the text. A bound
 * shared by all lines names none.
 */
export function BoundLabels({ layout }: GroundProps) {
  const locale = useLocale();
  const end = layout.plot.x + layout.plot.width;
  const isTight = (x: number): boolean => end - x < BOUND_WORDS_WIDTH;
  const drawn = layout.bounds.filter(({ labels }) => labels.length > 0);
  return namedBounds(layout).map(({ x, y, text, lines }) => {
    const names = lines.length === drawn.length ? [] : lines.map((line) => lineLabel(line, locale));
    return (
      <text
        key={`${x} ${y} ${text}`}
        x={isTight(x) ? end : x}
        y={y}
        textAnchor={isTight(x) ? 'end' : 'start'}
        className="fill-success stroke-surface stroke-[3] text-xs"
        paintOrder="stroke"
      >
        {names.length > 0 ? `${names.join(', ')} ${text}` : text}
      </text>
    );
  });
}

export function AreaEdges({ layout: { edges } }: GroundProps) {
  return (
    <g className="fill-muted text-xs tabular-nums">
      {edges.map(({ x, y, text }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

export function Guides({ layout: { guides } }: GroundProps) {
  return guides.map(({ key, label, path, end, isAim }) => (
    <g key={key}>
      <path
        d={path}
        className={isAim ? 'fill-none stroke-[1.5] stroke-ink' : 'fill-none stroke-muted'}
        strokeDasharray={isAim ? '8 4' : '1 4'}
        strokeLinecap="round"
      />
      <text
        x={end.x}
        y={end.y - 4}
        textAnchor="end"
        className={isAim ? 'fill-ink stroke-[3] stroke-surface text-xs' : 'fill-muted text-xs'}
        paintOrder="stroke"
      >
        {label}
      </text>
    </g>
  ));
}

/** Pixels needed for the label at the enrolment border. */
const WORDS_WIDTH = 110;

/** Marks the time before enrolment with a border, and a label if there is space. */
export function Enrolment({ layout: { plot, x }, at }: GroundProps & { readonly at: number }) {
  const t = useMessages(trendChartMessages);
  const right = Math.min(plot.x + plot.width, x(at));
  const width = right - plot.x;
  if (width <= 0) return null;
  const isInside = x(at) <= plot.x + plot.width;
  return (
    <g>
      <rect x={plot.x} y={plot.y} width={width} height={plot.height} className="fill-muted opacity-10" />
      {isInside && (
        <path d={`M${right} ${plot.y}v${plot.height}`} className="stroke-muted" strokeDasharray="2 4" />
      )}
      {width > WORDS_WIDTH && (
        <text x={plot.x} y={plot.y - 6} className="fill-muted text-xs">
          {t('beforeEnrolment')}
        </text>
      )}
    </g>
  );
}
