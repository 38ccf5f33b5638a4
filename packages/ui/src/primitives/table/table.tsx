import type { ComponentProps, ReactNode } from 'react';

export interface TableProps {
  /** What the table lists. Always announced; visible unless hidden. */
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
  /** A `<thead>` and a `<tbody>` of `HeadCell`, `Row` and `Cell`. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Set the role explicitly if CSS lays the rows out as cards, because browsers then drop it. */
  readonly role?: 'table';
}

/** A native table. Its header stays visible while rows scroll, and it scrolls sideways inside itself. */
export function Table({ caption, showCaption = false, children, className = '', role }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className={`relative overflow-auto ${className}`} tabIndex={0}>
      <table role={role} className="w-full border-separate border-spacing-0 text-start text-sm">
        <caption className={showCaption ? 'px-3 pb-2 text-start text-muted' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export interface HeadCellProps extends ComponentProps<'th'> {
  /** Aligns with numbers at the end of the cell. */
  readonly numeric?: boolean;
}

/** A column header, or a row header with `scope="row"`. */
export function HeadCell({ scope = 'col', numeric = false, className = '', ...native }: HeadCellProps) {
  const place = scope === 'col' ? 'sticky top-0 z-10 h-7 bg-side text-muted text-xs' : 'h-row';
  return (
    <th
      {...native}
      scope={scope}
      className={`whitespace-nowrap border-row-line border-b px-3 font-medium ${numeric ? 'text-end' : 'text-start'} ${place} ${className}`}
    />
  );
}

export function Row({ className = '', ...native }: ComponentProps<'tr'>) {
  return <tr {...native} className={`hover:bg-hover ${className}`} />;
}

export interface CellProps extends ComponentProps<'td'> {
  /** Uses tabular digits, aligned to the end of the cell. */
  readonly numeric?: boolean;
}

export function Cell({ numeric = false, className = '', ...native }: CellProps) {
  const digits = numeric ? 'text-end tabular-nums' : '';
  return (
    <td
      {...native}
      className={`h-row border-row-line border-b px-3 align-middle text-sm ${digits} ${className}`}
    />
  );
}
