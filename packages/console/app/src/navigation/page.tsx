import { type ReactNode, useEffect, useRef } from 'react';
import { useConsole } from '../console-context.tsx';

/** The router numbers its entries: the first one is the page load, where the browser's own focus is right. */
const wasNavigatedTo = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

export function usePageTitle(title: string): void {
  const { config } = useConsole();
  useEffect(() => {
    document.title = `${title} · ${config.product}`;
  }, [title, config.product]);
}

export interface PageProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** False where something on the page takes the focus itself, such as the search field. */
  readonly focusHeading?: boolean;
  readonly children: ReactNode;
}

/** A screen's frame: the document's title and one heading, focused when the screen is navigated to. */
export function Page({ title, actions, focusHeading = true, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (focusHeading && wasNavigatedTo()) heading.current?.focus();
  }, [focusHeading]);
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
