import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its accessible name and its tooltip. */
  readonly label: string;
}

/** A button with only an icon. Its name is required. */
export function IconButton({ icon, label, className = '', type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-10 items-center justify-center rounded-full text-current transition-colors hover:bg-hover disabled:opacity-50 ${className}`}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
