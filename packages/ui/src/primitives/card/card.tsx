import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title?: ReactNode;
  /** Shown at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Heading level of the title; 2 by default. */
  readonly level?: 2 | 3 | 4;
  readonly className?: string;
}

/** A part of a screen with its own background. With a title, it is a region of that name. */
export function Card({ title, actions, children, level = 2, className = '' }: CardProps) {
  const id = useId();
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <section
      aria-labelledby={title ? id : undefined}
      data-print="together"
      className={`@container rounded-card border border-line bg-raised ${className}`}
    >
      {(title || actions) && (
        <header className="flex min-h-10 flex-wrap items-center justify-between gap-2 border-row-line border-b px-4 py-1">
          {title && (
            <Heading id={id} className="font-semibold text-lg">
              {title}
            </Heading>
          )}
          {actions && <div className="flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className="p-4">{children}</div>
    </section>
  );
}
