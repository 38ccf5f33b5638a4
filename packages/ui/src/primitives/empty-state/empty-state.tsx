import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do to get content here. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName;
  /** Replaces the icon if this is a whole screen. */
  readonly drawing?: ReactNode;
}

/** Says that there is nothing here, and what to do. */
export function EmptyState({ title, children, action, icon = 'info', drawing }: EmptyStateProps) {
  return (
    <div part="empty" className="mx-auto flex max-w-prose flex-col items-center gap-2 px-4 py-8 text-center">
      {drawing ?? <Icon name={icon} size={32} className="text-muted" />}
      <p className="font-semibold">{title}</p>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
