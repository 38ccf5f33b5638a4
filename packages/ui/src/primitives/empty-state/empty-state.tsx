import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do so that something is here. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName;
  /** In place of the icon, where the state is a screen of its own. */
  readonly drawing?: ReactNode;
}

/** Nothing here, and what to do about it. */
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
