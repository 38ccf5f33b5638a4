import { type TrendPoint, thinPoints } from '@careline/core/internal/trends';

export interface SparklineProps {
  /** Oldest first. All lines share an axis, such as both values of a blood pressure. */
  readonly lines: readonly (readonly Pick<TrendPoint, 'at' | 'value'>[])[];
}

const WIDTH = 112;
const HEIGHT = 28;
/** Pixels of space for the marker of the last value. */
const EDGE = 4;
/** One segment per three pixels. More would not be visible. */
const STRETCHES = Math.floor(WIDTH / 3);

/** Lines differ by dashes as well as colour, as in the chart. */
const DASHES = ['', '4 2'] as const;
const STROKES = ['stroke-data-1', 'stroke-data-2'] as const;
const FILLS = ['fill-data-1', 'fill-data-2'] as const;

const share = (value: number, lowest: number, highest: number): number =>
  highest > lowest ? (value - lowest) / (highest - lowest) : 0.5;

/**
 * Returns the range of times and values. Uses a loop, because spreading this many arguments would exceed the engine's
 * limit.
 */
function extentOf(lines: SparklineProps['lines']) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [lowest, highest] = [from, to];
  for (const points of lines)
    for (const { at, value } of points) {
      from = Math.min(from, at);
      to = Math.max(to, at);
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  return { from, to, lowest, highest };
}

/**
 * A small chart without axes or numbers, with the last value marked. Decorative, because the text next to it says the
 * same.
 */
export function Sparkline({ lines }: SparklineProps) {
  const { from, to, lowest, highest } = extentOf(lines);
  const x = (at: number): number => EDGE + share(at, from, to) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => HEIGHT - EDGE - share(value, lowest, highest) * (HEIGHT - 2 * EDGE);
  const placed = lines.map((points) =>
    thinPoints(points, { from, to }, STRETCHES).map(({ at, value }) => ({ x: x(at), y: y(value) })),
  );
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="shrink-0"
    >
      {placed.map((points, index) => {
        const last = points.at(-1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have their order and no other name
          <g key={index}>
            <path
              d={points
                .map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
                .join('L')
                .replace(/^/, 'M')}
              className={`fill-none stroke-[1.5] ${STROKES[index % STROKES.length]}`}
              strokeDasharray={DASHES[index % DASHES.length]}
              strokeLinejoin="round"
            />
            {last && <circle cx={last.x} cy={last.y} r="3" className={FILLS[index % FILLS.length]} />}
          </g>
        );
      })}
    </svg>
  );
}
