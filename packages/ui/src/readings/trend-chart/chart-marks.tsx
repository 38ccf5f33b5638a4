import type { Flag } from '@careline/core/internal/clinical';
import type { TrendFlags } from '@careline/core/internal/trends';
import type { DrawnLine, DrawnPoint } from './chart-layout.ts';

/** Lines differ by dashes and markers, so that a black-and-white print is readable. */
const DASHES = ['', '6 3', '2 3', '8 3 2 3'] as const;

/** Returns the dash pattern of a line by its position in the definition; empty for a solid line. */
export const lineDashes = (index: number): string => DASHES[index % DASHES.length] ?? '';

/** Returns the dash pattern for a path in tenths of a pixel. */
const dashesInTenths = (index: number): string => lineDashes(index).replaceAll(/\d+/g, '$&0');

/** Series colours differ from those of flags and of actions. */
const STROKES = ['stroke-data-1', 'stroke-data-2', 'stroke-data-3', 'stroke-data-4'] as const;

const strokeOf = (index: number): string => STROKES[index % STROKES.length] ?? '';

const MARKS = [
  'M0-3.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  'M-3-3h6v6h-6z',
  'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  'M0-4L4 3H-4z',
] as const;

/** Arrows above or below the marker that show the direction of a flag. */
const FLAG_SHAPES: Readonly<Record<Flag['shape'], string>> = {
  up: 'M0-13l5 7h-10z',
  down: 'M0 13l5-7h-10z',
  dot: 'M0-11a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
};

const isGrave = ({ severity }: Flag): boolean => severity === 'severe' || severity === 'critical';

/** Returns the classes of a flagged value, which is filled to stand out from the background. */
const toneOf = (flag: Flag): string =>
  isGrave(flag) ? 'fill-danger stroke-danger' : 'fill-warning stroke-warning';

interface LineProps {
  readonly line: DrawnLine;
  readonly flags: TrendFlags;
}

function Mark({ drawn, index, flag }: { drawn: DrawnPoint; index: number; flag: Flag | undefined }) {
  return (
    <g transform={`translate(${drawn.x} ${drawn.y})`}>
      <path
        d={MARKS[index % MARKS.length]}
        className={`stroke-[1.5] ${flag ? toneOf(flag) : `fill-raised ${strokeOf(index)}`}`}
      />
      {flag && (
        <path d={FLAG_SHAPES[flag.shape]} className={isGrave(flag) ? 'fill-danger' : 'fill-warning'} />
      )}
    </g>
  );
}

export function ChartLine({ line, flags }: LineProps) {
  const { index } = line;
  const marked = line.points.length > 0;
  return (
    <g>
      <path
        d={line.path}
        transform="scale(.1)"
        className={`fill-none ${strokeOf(index)}`}
        strokeWidth={marked ? 20 : 10}
        strokeDasharray={dashesInTenths(index) || undefined}
        strokeLinejoin={marked ? 'round' : 'bevel'}
      />
      {line.points.map((drawn) => (
        <Mark
          key={`${drawn.point.record.id} ${drawn.point.line.key}`}
          drawn={drawn}
          index={index}
          flag={flags.of(drawn.point)}
        />
      ))}
    </g>
  );
}

/** Sample of a line's style, shown next to its name. */
export function LineSample({ index }: { readonly index: number }) {
  return (
    <svg width="32" height="12" viewBox="-16 -6 32 12" aria-hidden="true" className="shrink-0">
      <path d="M-15 0H15" className={`stroke-2 ${strokeOf(index)}`} strokeDasharray={lineDashes(index)} />
      <path d={MARKS[index % MARKS.length]} className={`fill-raised stroke-[1.5] ${strokeOf(index)}`} />
    </svg>
  );
}
