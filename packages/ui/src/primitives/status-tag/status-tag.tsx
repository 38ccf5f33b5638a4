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

const TONES: Readonly<Record<StatusTone, string>> = {
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
};

/** Each tone has its own shape, so that a status never depends on colour alone. */
const SHAPES: Readonly<Record<StatusTone, IconName>> = {
  neutral: 'schedule',
  success: 'check_circle',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

/** Shows a status as text with a shape and a colour. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  return (
    <span
      part="badge"
      className={`inline-flex min-h-6 items-center gap-1 rounded-xl border border-current/25 px-2 text-sm leading-tight ${TONES[tone]}`}
    >
      <Icon name={icon ?? SHAPES[tone]} size={16} />
      <span>{typeof children === 'string' ? <MeasuredText>{children}</MeasuredText> : children}</span>
    </span>
  );
}
