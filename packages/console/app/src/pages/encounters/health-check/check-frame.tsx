import { encounterStatusLabel } from '@careline/core/internal/encounters';
import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, type ButtonVariant } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import type { ReactNode } from 'react';
import { healthChecksMessages } from './health-checks.messages.ts';
import type { CheckDialogProps, ConcurrentChange } from './use-check-change.ts';
import { useCheckTimes } from './use-check-times.ts';

export interface CheckFrameProps extends Pick<CheckDialogProps, 'check' | 'name' | 'onClose'> {
  readonly title: string;
  readonly action: string;
  readonly variant: ButtonVariant;
  readonly saving: boolean;
  readonly concurrentChange: ConcurrentChange | undefined;
  readonly error: HttpError | undefined;
  /** Replaces the usual text for an error code that means something more specific here. */
  readonly errorText?: string | undefined;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

function ConcurrentChangeText({ by, check }: ConcurrentChange) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  const { when } = useCheckTimes();
  return (
    <div
      role="alert"
      className="rounded-card border border-line-strong bg-warning-soft p-4 text-on-warning-soft"
    >
      <p className="font-semibold">{t('meanwhileTitle', { name: by ?? t('somebody') })}</p>
      <p>
        {t('meanwhileNow', {
          status: encounterStatusLabel(check.status, locale),
          ...when(check.period.start),
        })}
      </p>
    </div>
  );
}

/** The frame of every dialog that changes a check: patient, action, and why it could not be saved. */
export function CheckFrame(props: CheckFrameProps) {
  const {
    check,
    name,
    title,
    action,
    variant,
    saving,
    concurrentChange,
    error,
    errorText,
    onConfirm,
    onClose,
  } = props;
  const t = useMessages(healthChecksMessages);
  const failureText = useFailureText();
  const { when } = useCheckTimes();
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={title}
      width="small"
      actions={
        concurrentChange ? (
          <Button key="close" variant="primary" autoFocus onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <Button variant={variant} busy={saving} onClick={onConfirm}>
              {action}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!concurrentChange && (
          <p>
            <span translate="no" className="block font-medium">
              {name}
            </span>
            <span className="tabular-nums">{t('now', when(check.period.start))}</span>
          </p>
        )}
        {concurrentChange ? <ConcurrentChangeText {...concurrentChange} /> : props.children}
        {error && !concurrentChange && (
          <p
            role="alert"
            className="rounded-card border border-danger bg-danger-soft p-3 text-on-danger-soft"
          >
            {errorText ?? failureText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
