import type { Webhook } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useTimes } from '../../../administration/use-times.ts';
import { isStopped } from './webhook-state.tsx';
import { webhooksMessages } from './webhooks.messages.ts';

export interface StoppedNoticeProps {
  readonly webhook: Webhook;
  readonly busy: boolean;
  readonly onGoOn: () => void;
}

/** Says that the webhook was stopped, or is about to be. */
export function StoppedNotice({ webhook, busy, onGoOn }: StoppedNoticeProps) {
  const t = useMessages(webhooksMessages);
  const time = useTimes();
  const { paused, failingSince } = webhook;
  if (paused !== null && isStopped(webhook)) {
    return (
      <div className="max-w-3xl">
        <ErrorState title={t(paused.reason === 'gone' ? 'stoppedGone' : 'stoppedFailing')}>
          <p className="mb-2">{t('stoppedWhat', { time: time(paused.since) })}</p>
          <Button busy={busy} onClick={onGoOn}>
            {t('goOn')}
          </Button>
        </ErrorState>
      </div>
    );
  }
  if (failingSince === null) return null;
  return (
    <p
      role="status"
      className="max-w-3xl rounded-card border border-line-strong bg-warning-soft p-4 text-on-warning-soft"
    >
      {t('failing', { time: time(failingSince) })}
    </p>
  );
}
