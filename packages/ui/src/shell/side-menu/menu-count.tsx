export interface MenuCount {
  readonly count: number;
  /** Of it something cannot wait. */
  readonly urgent?: boolean;
  /** Such as "24 open, 3 critical": described to whoever does not see the number. */
  readonly words: string;
}

const MOST = 99;

/** A number at an entry: its words are for screen readers, which read them after the name of the entry. */
export function MenuCountTag({
  of: { count, urgent = false, words },
  id,
  small,
}: {
  readonly of: MenuCount;
  readonly id: string;
  /** On the drawing, where there is no room beside the name. */
  readonly small: boolean;
}) {
  const tone = urgent ? 'bg-danger text-on-danger' : 'bg-sunken text-ink';
  const place = small
    ? 'absolute end-0 top-0 min-w-4 border border-raised px-1 text-xs leading-4'
    : 'ms-auto min-w-6 px-1.5 text-sm leading-6';
  return (
    <>
      <span
        aria-hidden="true"
        className={`shrink-0 rounded-full text-center font-medium tabular-nums forced-color-adjust-none ${tone} ${place}`}
      >
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
