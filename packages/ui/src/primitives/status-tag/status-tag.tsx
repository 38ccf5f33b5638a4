import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { MeasuredText } from '../untranslated/index.ts';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface StatusTagProps {
  readonly tone?: StatusTone;
  /** Replaces the tone's own icon. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** Each tone has its own shape, so that a status never depends on colour alone. */
const SHAPES: Readonly<Record<StatusTone, ReactNode>> = {
  neutral: <span className="size-2 shrink-0 rounded-full border-2 border-line-strong" />,
  info: <span className="size-2 shrink-0 rounded-full bg-line-strong" />,
  success: <Icon name="check" size={16} className="text-muted" />,
  warning: <Icon name="warning" size={16} />,
  danger: <Icon name="error" size={16} />,
};

const TONES: Readonly<Record<StatusTone, string>> = {
  neutral: '',
  info: '',
  success: '',
  warning: 'text-warning',
  danger: 'rounded-tag bg-danger-soft px-2 text-on-danger-soft',
};

/** Shows a status as a shape and text. Only danger has a background. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  return (
    <span part="badge" className={`inline-flex min-w-0 max-w-full items-center gap-2 text-sm ${TONES[tone]}`}>
      <span aria-hidden="true" className="flex w-4 shrink-0 justify-center">
        {icon ? <Icon name={icon} size={16} /> : SHAPES[tone]}
      </span>
      <span className="min-w-0">
        {typeof children === 'string' ? <MeasuredText>{children}</MeasuredText> : children}
      </span>
    </span>
  );
}
