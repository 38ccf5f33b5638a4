import type { ReactNode } from 'react';

/** Repeats a heading on every printed page. The heading is hidden on screen. */
export function PaperPage({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className="flex grow flex-col print:table print:w-full">
      <div data-print="head" className="hidden print:table-header-group">
        <p className="pb-3 text-muted text-sm">{head}</p>
      </div>
      <div className="flex grow flex-col print:table-row-group">
        <div className="flex grow flex-col gap-4">{children}</div>
      </div>
    </div>
  );
}
