import { type WebhookDelivery, webhookEventLabel } from '@careline/core/internal/administration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import { useTimes } from '../../../administration/use-times.ts';
import { webhooksMessages } from './webhooks.messages.ts';

const TONES: Readonly<Record<string, StatusTone>> = { delivered: 'success', failed: 'danger' };

const has = (key: string): key is keyof typeof webhooksMessages.en => Object.hasOwn(webhooksMessages.en, key);

/** Returns a function that describes the partner's response. */
export function useAnswerText(): (delivery: WebhookDelivery) => string {
  const t = useMessages(webhooksMessages);
  return ({ answer }) => {
    if (answer === null) return '';
    if (answer.status !== null) return t('answered', { status: answer.status });
    const key = `answer.${answer.error}`;
    return has(key) ? t(key as 'answer.timeout') : t('answer.other', { code: answer.error ?? '' });
  };
}

/** Returns a function that describes a state, or repeats the name of one from a newer server. */
function useStateText(): (state: string) => string {
  const t = useMessages(webhooksMessages);
  return (state) => {
    const key = `delivery.${state}`;
    return has(key) ? t(key as 'delivery.delivered') : state;
  };
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly busy: boolean;
  /** Undefined while sending is off. */
  readonly onSendAgain: (() => void) | undefined;
}

function DeliveryRow({ delivery, busy, onSendAgain }: DeliveryRowProps) {
  const t = useMessages(webhooksMessages);
  const time = useTimes();
  const answerText = useAnswerText();
  const stateText = useStateText();
  const locale = useLocale();
  const { deliveryId, event, occurredAt, state, attempts, nextTryAt } = delivery;
  const what = webhookEventLabel(event, locale);
  const when = time(occurredAt);
  const became = [
    attempts > 0 && t('tries', { count: attempts }),
    answerText(delivery),
    attempts > 0 && nextTryAt !== null && t('nextTry', { time: time(nextTryAt) }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="font-medium">{what}</span> <span className="text-muted">{when}</span>
        </p>
        <p className="break-all font-mono text-muted text-xs">{t('webhookId', { id: deliveryId })}</p>
      </div>
      <div className="min-w-0 basis-48">
        <StatusTag tone={TONES[state] ?? 'neutral'}>{stateText(state)}</StatusTag>
        {became.length > 0 && <p className="mt-1 text-sm tabular-nums">{became.join(' · ')}</p>}
      </div>
      {onSendAgain && attempts > 0 && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('sendAgainNamed', { event: what, time: when })}
          onClick={onSendAgain}
        >
          {t('sendAgain')}
        </Button>
      )}
    </li>
  );
}

export interface DeliveryListProps {
  readonly deliveries: readonly WebhookDelivery[];
  /** The delivery being queued again. */
  readonly busyId: string | undefined;
  /** Undefined while sending is off. */
  readonly onSendAgain: ((delivery: WebhookDelivery) => void) | undefined;
}

/** The deliveries and their results. */
export function DeliveryList({ deliveries, busyId, onSendAgain }: DeliveryListProps) {
  const t = useMessages(webhooksMessages);
  return (
    <ul aria-label={t('deliveries')}>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.deliveryId}
          delivery={delivery}
          busy={busyId === delivery.deliveryId}
          onSendAgain={onSendAgain && (() => onSendAgain(delivery))}
        />
      ))}
    </ul>
  );
}
