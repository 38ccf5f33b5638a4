import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { shellMessages } from '../shell.messages.ts';

/** Id of the main landmark: target of the skip link, focused by the router after navigation. */
export const CONTENT_ID = 'careline-content';

export interface ContentProps {
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/** The first tab stop: skips bars and menu to the page. Must come before both. */
export function SkipLink() {
  const t = useMessages(shellMessages);
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:shadow-raised"
    >
      {t('skip')}
    </a>
  );
}

/**
 * The page inside the frame. It scrolls itself, so that the bars stay and sticky content ends above them. A page with
 * `data-fills` gets the height that notices leave.
 */
export function Content({ fullScreen = false, children }: ContentProps) {
  const { path } = useNavigation();
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, and a page begins at its top
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [path]);
  return (
    <main
      ref={main}
      id={CONTENT_ID}
      tabIndex={-1}
      data-theme={fullScreen ? 'dark' : undefined}
      className="@container relative min-w-0 flex-1 scroll-pt-16 scroll-pb-4 max-sm:scroll-pt-28 overflow-auto bg-surface outline-none has-data-fills:flex has-data-fills:flex-col print:overflow-visible print:has-data-fills:block"
    >
      {children}
    </main>
  );
}
