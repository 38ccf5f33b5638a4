import { formatNumber } from '@careline/core/internal/formatting';
import type { ComponentProps, ReactNode } from 'react';

/** Returns the classes of a row: one line as high as the density says, with a line below it. */
export const rowClass =
  'relative flex min-h-row items-center gap-x-3 border-row-line border-b px-3 text-sm last:border-b-0 hover:bg-hover';

export interface ListRowProps extends ComponentProps<'li'> {
  /** Marks the row of a person in danger with a red bar. */
  readonly urgent?: boolean;
  /** A second line. Only for danger. */
  readonly detail?: ReactNode;
}

/**
 * A row of a list on one line. Its parts are `RowText` and `RowFact`, a `PersonLink`, and small icon buttons. Its acts need
 * `relative` if a link covers the row.
 */
export function ListRow({ urgent = false, detail, className = '', children, ...native }: ListRowProps) {
  return (
    <li
      data-print="together"
      {...native}
      className={`${rowClass} ${urgent ? 'shadow-[inset_3px_0_0_var(--careline-color-danger-fill)] rtl:shadow-[inset_-3px_0_0_var(--careline-color-danger-fill)]' : ''} ${detail ? 'flex-wrap' : ''} ${className}`}
    >
      {children}
      {detail && <div className="-mt-0.5 order-last w-full pb-1 text-xs">{detail}</div>}
    </li>
  );
}

export interface GroupHeadProps {
  readonly id?: string;
  /** Heading level; 2 by default. */
  readonly level?: 2 | 3;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** The heading of a group of rows, such as a day. Stays in sight while its rows scroll. */
export function GroupHead({ id, level = 2, count, children }: GroupHeadProps) {
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    <div className="flex min-h-7 items-center gap-2 border-row-line border-b bg-side px-3 text-muted text-xs">
      <Heading id={id} tabIndex={-1} className="font-medium outline-none">
        {children}
      </Heading>
      {count !== undefined && <span className="tabular-nums">{count === 0 ? '0' : formatNumber(count)}</span>}
    </div>
  );
}

export interface RowTextProps extends ComponentProps<'span'> {
  /** The whole text, for the tooltip of a cut one. */
  readonly whole?: string | undefined;
}

/** Text that takes the room that is left, and is cut at its end. */
export function RowText({ whole, className = '', ...native }: RowTextProps) {
  return <span title={whole} {...native} className={`min-w-0 flex-1 truncate ${className}`} />;
}

export interface RowFactProps extends ComponentProps<'span'> {
  /** Aligns numbers and times at the end. */
  readonly numeric?: boolean;
}

/** A short fact in small letters. Give it a width, so that it is a column. Never breaks. */
export function RowFact({ numeric = false, className = '', ...native }: RowFactProps) {
  return (
    <span
      {...native}
      className={`shrink-0 truncate text-muted text-xs ${numeric ? 'text-end tabular-nums' : ''} ${className}`}
    />
  );
}
