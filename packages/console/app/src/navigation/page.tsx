import { PageHead } from '@careline/ui/primitives/page-head';
import { type ReactNode, useEffect, useRef } from 'react';
import { useConsole } from '../console-context.tsx';
import { useWasNavigated } from './arrival.tsx';
import { usePending } from './pending-context.tsx';

/** Sets the document title and marks the page as drawn. */
export function usePageTitle(title: string): void {
  const { config } = useConsole();
  const pending = usePending();
  useEffect(() => {
    document.title = `${title} · ${config.product}`;
    pending.drawn();
  }, [title, config.product, pending]);
}

export interface PageProps {
  readonly title: string;
  /** Buttons at the end of the head. One of them may be primary. */
  readonly actions?: ReactNode;
  /** False if something on the page takes the focus itself, such as the search field. */
  readonly focusHeading?: boolean;
  /** The page renders its own head up to the edges, perhaps later; until then the page itself takes the focus. */
  readonly hasOwnHeading?: boolean;
  /** The page has its own bar at the top, so its head scrolls away. */
  readonly headScrollsAway?: boolean;
  /** The page fills the window, and its parts scroll by themselves. Needs `hasOwnHeading`. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** A window that is very low scrolls as a whole. */
const FILLING = 'flex min-h-96 flex-1 flex-col print:block';

/** A screen's frame: document title and one heading, which is focused on navigation. */
export function Page({
  title,
  actions,
  focusHeading = true,
  hasOwnHeading = false,
  headScrollsAway = false,
  fills = false,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const wasNavigated = useWasNavigated();
  usePageTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stands there keeps the person's focus
  useEffect(() => {
    if (focusHeading && wasNavigated) heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  if (hasOwnHeading) {
    return (
      <section
        ref={heading}
        tabIndex={-1}
        aria-label={title}
        data-fills={fills || undefined}
        className={`${fills ? FILLING : 'flex flex-col'} outline-none`}
      >
        {children}
      </section>
    );
  }
  return (
    <PageHead title={title} headingRef={heading} acts={actions} scrollsAway={headScrollsAway}>
      {children}
    </PageHead>
  );
}
