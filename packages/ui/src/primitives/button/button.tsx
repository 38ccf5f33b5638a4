import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner, useDelayed } from '../progress/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `row` fits a row of a list in every density. */
export type ButtonSize = 'row' | 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** Use one primary button per screen, for the most likely action. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Whether work is in progress. Further presses do nothing; the button keeps its focus and width. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Keeps the background in forced-colours mode, which would otherwise box the label and hide the icon. */
const FILLED = 'forced-color-adjust-none border-transparent';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: `${FILLED} bg-primary text-on-primary hover:bg-primary-hover`,
  secondary: 'border-line bg-raised text-ink hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-hover',
  danger: `${FILLED} bg-danger-fill text-on-danger hover:bg-danger-hover`,
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  row: 'h-7 whitespace-nowrap px-2 in-[[data-density=compact]]:h-6 pointer-coarse:h-11',
  small: 'min-h-8 px-3 pointer-coarse:min-h-11',
  medium: 'min-h-control px-4',
  large: 'min-h-10 px-6 text-lg pointer-coarse:min-h-12',
};

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
}: Omit<ButtonLook, 'icon'> = {}): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-control border font-medium text-sm sm:whitespace-nowrap transition-colors duration-120',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
  ].join(' ');
}

/** A native button. `type` defaults to `button`, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...native
}: ButtonProps) {
  const turning = useDelayed(busy);
  return (
    <button
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      {...native}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {turning ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}
