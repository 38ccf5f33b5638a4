import { ICON_PATHS, type IconName } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 stands well beside text. */
  readonly size?: number;
  readonly className?: string;
}

/** Arrows and chevrons that mean "before" and "after": they turn round where text runs from right to left. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['arrow_back', 'chevron_left', 'chevron_right', 'logout']);

/** A drawing beside a word. It says nothing by itself: the name stands on the control or text it belongs to. */
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
