import type { ComponentProps, ReactNode } from 'react';

export interface TableProps {
  /** What the table lists; heard, and seen unless hidden. */
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
  /** A `<thead>` and a `<tbody>` of `HeadCell`, `Row` and `Cell`. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Said once more where its rows are laid out as cards: browsers forget the role of what is no table any more. */
  readonly role?: 'table';
}

/** A native table; its head stays in sight while the rows scroll, and it scrolls sideways inside itself. */
export function Table({ caption, showCaption = false, children, className = '', role }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className={`relative overflow-auto ${className}`} tabIndex={0}>
      <table role={role} className="w-full border-separate border-spacing-0 text-start">
        <caption className={showCaption ? 'px-3 pb-2 text-start text-muted' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export interface HeadCellProps extends ComponentProps<'th'> {
  /** Over digits: at the end of the cell, as they are. */
  readonly numeric?: boolean;
}

/** The head of a column; `scope="row"` makes it the head of a row. */
export function HeadCell({ scope = 'col', numeric = false, className = '', ...native }: HeadCellProps) {
  const place = scope === 'col' ? 'sticky top-0 z-10 bg-raised text-muted text-sm' : '';
  return (
    <th
      {...native}
      scope={scope}
      className={`h-row whitespace-nowrap border-line border-b px-3 font-medium ${numeric ? 'text-end' : 'text-start'} ${place} ${className}`}
    />
  );
}

export function Row({ className = '', ...native }: ComponentProps<'tr'>) {
  return <tr {...native} className={`hover:bg-hover ${className}`} />;
}

export interface CellProps extends ComponentProps<'td'> {
  /** Digits of one width, at the end of the cell. */
  readonly numeric?: boolean;
}

export function Cell({ numeric = false, className = '', ...native }: CellProps) {
  const digits = numeric ? 'text-end tabular-nums' : '';
  return (
    <td
      {...native}
      className={`h-row border-line border-b px-3 py-0.5 align-middle ${digits} ${className}`}
    />
  );
}
