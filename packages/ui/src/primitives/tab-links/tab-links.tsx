import { useEffect, useRef } from 'react';
import type { LinkProps } from '../../navigation/index.ts';

export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly link: LinkProps;
}

export interface TabLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly current: string;
  /** False if the tabs stay in one line on a phone, which scrolls sideways. */
  readonly wraps?: boolean;
  /** Whether the page shown is below the current tab, such as one entry of its list. */
  readonly isBelow?: boolean;
}

/** Up to this many tabs wrap on a phone. More would push the content off the screen. */
const MAX_WRAPPED = 6;

/** Navigation between the parts of a page. Uses links with addresses, so that back, bookmarks and new windows work. */
export function TabLinks({
  label,
  tabs,
  current,
  wraps = tabs.length <= MAX_WRAPPED,
  isBelow = false,
}: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  // On a telephone the one that is shown may lie beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - 16;
  }, [current]);
  return (
    <nav
      aria-label={label}
      data-print="hidden"
      className="border-row-line border-b in-[[data-page-below]]:-mt-3"
    >
      <ul ref={list} className={`relative flex ${wraps ? 'flex-wrap' : 'scroll-row'}`}>
        {tabs.map(({ key, label: text, link: { href, onClick } }) => (
          <li key={key} className="shrink-0">
            <a
              href={href}
              onClick={onClick}
              aria-current={key === current ? (isBelow ? 'true' : 'page') : undefined}
              className="flex min-h-9 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-sm pointer-coarse:min-h-11 text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
