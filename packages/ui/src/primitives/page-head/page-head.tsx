import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { HeadPlacesContext } from './head-part.tsx';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** The heading, for the focus after navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons of the page, after the acts that its widgets add. At most one button of the head is primary. */
  readonly acts?: ReactNode;
  /** Lets the head scroll away, on a page with its own bar at the top. */
  readonly scrollsAway?: boolean;
  /** The content below. Its widgets add to the head with `HeadPart`. */
  readonly children: ReactNode;
}

const INNER = 'mx-auto w-full max-w-[90rem] px-3 sm:px-6';

/**
 * The head of a page, 48 px high with and without acts, and the page below it. It stays while the page scrolls. On a narrow
 * screen the filters have a line of their own.
 */
export function PageHead({ title, headingRef, acts, scrollsAway = false, children }: PageHeadProps) {
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [filters, setFilters] = useState<HTMLElement | null>(null);
  const [further, setFurther] = useState<HTMLElement | null>(null);
  const [primary, setPrimary] = useState<HTMLElement | null>(null);
  const places = useMemo(
    () => ({ count, filters, acts: further, primary }),
    [count, filters, further, primary],
  );
  return (
    <HeadPlacesContext value={places}>
      <header
        data-bar="sticky"
        data-page-head
        className={`${scrollsAway ? '' : 'sticky top-0 z-20'} border-row-line border-b bg-surface print:static print:border-0`}
      >
        <div
          className={`flex min-h-12 flex-wrap items-center gap-x-3 py-1 md:h-12 md:flex-nowrap md:py-0 ${INNER}`}
        >
          <h1 ref={headingRef} tabIndex={-1} className="min-w-0 shrink truncate text-title outline-none">
            {title}
          </h1>
          <div
            ref={setCount}
            className="flex min-w-0 shrink-0 items-center gap-3 text-muted text-xs tabular-nums empty:hidden"
          />
          <div
            ref={setFilters}
            className="flex min-w-0 items-center gap-2 empty:hidden max-md:order-last max-md:basis-full md:flex-1"
          />
          <div
            data-print="hidden"
            className="ms-auto flex shrink-0 items-center gap-2 max-sm:max-w-full max-sm:flex-wrap max-sm:justify-end"
          >
            <div ref={setFurther} className="contents" />
            {acts}
            <div ref={setPrimary} className="contents" />
          </div>
        </div>
      </header>
      <div data-page-below className={`flex flex-col gap-3 py-3 ${INNER}`}>
        {children}
      </div>
    </HeadPlacesContext>
  );
}
