export interface MenuCount {
  readonly count: number;
  /** Whether at least one item is urgent. */
  readonly urgent?: boolean;
  /** Such as "24 open, 3 critical"; the description for users who do not see the number. */
  readonly words: string;
}

const MAX_SHOWN_COUNT = 99;

/** The number at a menu entry. Screen readers read its text after the entry's name. */
export function MenuCountTag({
  of: { count, urgent = false, words },
  id,
  small,
}: {
  readonly of: MenuCount;
  readonly id: string;
  /** Places it on the icon, where there is no space next to the name. */
  readonly small: boolean;
}) {
  const tone = urgent ? 'bg-danger-fill text-on-danger' : 'bg-sunken text-ink';
  const place = small
    ? 'absolute end-0 top-0 min-w-4 border border-raised px-1 text-badge'
    : 'ms-auto min-w-5 px-1 text-badge leading-5';
  return (
    <>
      <span
        aria-hidden="true"
        className={`shrink-0 rounded-full text-center font-medium tabular-nums forced-color-adjust-none ${tone} ${place}`}
      >
        {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
