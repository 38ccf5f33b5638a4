export type SkeletonShape = 'text' | 'row' | 'card' | 'circle';

export interface SkeletonProps {
  readonly lines?: number;
  readonly shape?: SkeletonShape;
}

const SHAPES: Readonly<Record<SkeletonShape, string>> = {
  text: 'h-4 my-1 rounded-control',
  row: 'h-row my-1 rounded-control',
  card: 'h-28 rounded-card',
  circle: 'size-10 rounded-full',
};

/** Shortens the last line of a paragraph. */
const width = (shape: SkeletonShape, line: number, lines: number): string => {
  if (shape === 'circle') return '';
  return shape === 'text' && lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full';
};

/**
 * An outline the size of the loading content, so that nothing jumps. Silent: the loading part must announce itself
 * (`aria-busy`, `Progress` or an announcement).
 */
export function Skeleton({ lines = 1, shape = 'text' }: SkeletonProps) {
  return (
    <div aria-hidden="true" data-skeleton={shape} className="flex flex-col gap-1">
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
          key={line}
          className={`animate-pulse bg-sunken ${SHAPES[shape]} ${width(shape, line, lines)}`}
        />
      ))}
    </div>
  );
}
