import { ICON_PATHS, type IconName } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 fits next to text. */
  readonly size?: number;
  readonly className?: string;
}

/** Arrows and chevrons for "before" and "after", mirrored in right-to-left text. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['arrow_back', 'chevron_left', 'chevron_right', 'logout']);

/** An icon next to a word. Hidden from screen readers: the control or text has the name. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  const turn = DIRECTIONAL.has(name) ? 'rtl:-scale-x-100' : '';
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={`shrink-0 ${turn} ${className}`}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
