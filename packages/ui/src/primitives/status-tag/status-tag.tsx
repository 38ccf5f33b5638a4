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

/** A small shape before the text. Drawn without elements, because long lists have many. */
const DOT = 'before:me-2 before:inline-block before:size-2 before:shrink-0 before:rounded-full';

/** Each tone has its own shape, so that a status never depends on colour alone. */
const LOOKS: Readonly<
  Record<StatusTone, { readonly dot: string; readonly icon?: IconName; readonly text: string }>
> = {
  neutral: { dot: `${DOT} before:border-2 before:border-line-strong`, text: '' },
  info: { dot: `${DOT} before:bg-line-strong`, text: '' },
  success: { dot: `${DOT} before:bg-ink`, text: '' },
  warning: { dot: '', icon: 'warning', text: 'text-warning' },
  danger: { dot: '', icon: 'error', text: 'rounded-tag bg-danger-soft px-2 text-on-danger-soft' },
};

/** Shows a status as a shape and text. Only danger has a background. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  const look = LOOKS[tone];
  const words = typeof children === 'string' ? <MeasuredText>{children}</MeasuredText> : children;
  const drawn = icon ?? look.icon;
  if (!drawn) {
    return (
      <span part="badge" className={`text-sm ${look.dot}`}>
        {words}
      </span>
    );
  }
  return (
    <span
      part="badge"
      className={`inline-flex min-w-0 max-w-full items-center gap-1 align-bottom text-sm ${look.text}`}
    >
      <Icon name={drawn} size={16} className={look.text ? '' : 'text-muted'} />
      {/* The words of a danger are never cut. */}
      <span className={`min-w-0 ${tone === 'danger' ? '' : 'truncate'}`}>{words}</span>
    </span>
  );
}
