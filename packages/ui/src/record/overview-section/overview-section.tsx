import { type ReactNode, useId } from 'react';

export interface OverviewSectionProps {
  readonly title: string;
  /** Shown at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a record. It lies on the page, with a line below its title. */
export function OverviewSection({ title, actions, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="together" className="@container min-w-0">
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-2 border-line border-b">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {actions && <div className="flex items-center gap-2">{actions}</div>}
      </header>
      <div className="py-2">{children}</div>
    </section>
  );
}
