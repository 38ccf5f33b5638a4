import type { ComponentProps } from 'react';
import type { LinkProps } from '../../navigation/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its accessible name and its tooltip. */
  readonly label: string;
  /** `small` fits a row of a list. */
  readonly size?: 'small' | 'medium';
}

const SIZES = {
  small:
    'size-7 in-[[data-density=compact]]:size-6 border border-transparent hover:border-line focus-visible:border-line pointer-coarse:size-11',
  medium: 'size-8 pointer-coarse:size-11',
} as const;

/** Returns the classes of an icon button. */
function iconButtonClass(size: keyof typeof SIZES = 'medium'): string {
  return `inline-flex shrink-0 items-center justify-center rounded-control text-current transition-colors duration-120 hover:bg-hover disabled:opacity-50 ${SIZES[size]}`;
}

/** A button with only an icon. Its name is required. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  className = '',
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      title={label}
      className={`${iconButtonClass(size)} ${className}`}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}

export interface IconLinkProps extends Pick<IconButtonProps, 'icon' | 'label' | 'size' | 'className'> {
  readonly link: LinkProps;
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, link, size = 'medium', className = '' }: IconLinkProps) {
  const { href, onClick } = link;
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={label}
      title={label}
      className={`${iconButtonClass(size)} ${className}`}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </a>
  );
}
