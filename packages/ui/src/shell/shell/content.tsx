import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { shellMessages } from '../shell.messages.ts';

/** The id of the main landmark: what the skip link leads to and what a router focuses after a change of page. */
export const CONTENT_ID = 'careline-content';

export interface ContentProps {
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/** The first stop of the keyboard: past the bars and the menu to the page. Stands before both. */
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

/** The page in the frame; it scrolls by itself, so that bars stay and a sticky part ends above them. */
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
      className="@container relative min-w-0 flex-1 scroll-py-4 overflow-auto bg-surface outline-none print:overflow-visible"
    >
      {children}
    </main>
  );
}
