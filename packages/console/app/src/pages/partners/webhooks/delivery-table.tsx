import type { WebhookDelivery } from '@careline/core/administration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import { Cell, HeadCell, Row, Table } from '@careline/ui/primitives/table';
import { useTimes } from '../../settings/use-times.ts';
import { webhooksMessages } from './webhooks.messages.ts';

const TONES: Readonly<Record<string, StatusTone>> = { delivered: 'success', failed: 'danger' };

const has = (key: string): key is keyof typeof webhooksMessages.en => Object.hasOwn(webhooksMessages.en, key);

/** Words what a partner's server answered. */
export function useAnswerText(): (delivery: WebhookDelivery) => string {
  const t = useMessages(webhooksMessages);
  return ({ answer }) => {
    if (answer === null) return t('answer.none');
    if (answer.status !== null) return t('answered', { status: answer.status });
    const key = `answer.${answer.error}`;
    return has(key) ? t(key as 'answer.timeout') : t('answer.other', { code: answer.error ?? '' });
  };
}

/** Words an event; one of a newer server stands as it is. */
export function useEventText(): (event: string) => string {
  const t = useMessages(webhooksMessages);
  return (event) => (has(`event.${event}`) ? t(`event.${event}` as 'event.call.saved') : event);
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly busy: boolean;
  /** Undefined where nothing is sent now. */
  readonly onSendAgain: (() => void) | undefined;
}

function DeliveryRow({ delivery, busy, onSendAgain }: DeliveryRowProps) {
  const t = useMessages(webhooksMessages);
  const time = useTimes();
  const answerText = useAnswerText();
  const eventText = useEventText();
  const { deliveryId, event, occurredAt, state, attempts, nextTryAt } = delivery;
  const what = eventText(event);
  const when = time(occurredAt);
  const became = has(`delivery.${state}`) ? t(`delivery.${state}` as 'delivery.waiting') : state;
  return (
    <Row>
      <HeadCell scope="row">
        <div className="py-1">
          {what}
          <p className="select-all font-mono font-normal text-muted text-xs">
            {t('webhookId', { id: deliveryId })}
          </p>
        </div>
      </HeadCell>
      <Cell className="whitespace-nowrap">{when}</Cell>
      <Cell>
        <StatusTag tone={TONES[state] ?? 'neutral'}>{became}</StatusTag>
        {nextTryAt !== null && attempts > 0 && (
          <p className="text-muted text-sm">{t('nextTry', { time: time(nextTryAt) })}</p>
        )}
      </Cell>
      <Cell numeric>{attempts}</Cell>
      <Cell>{answerText(delivery)}</Cell>
      <Cell>
        {onSendAgain && (
          <Button
            size="small"
            busy={busy}
            aria-label={t('sendAgainNamed', { event: what, time: when })}
            onClick={onSendAgain}
          >
            {t('sendAgain')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

export interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly busy: boolean;
  /** Undefined where nothing is sent now. */
  readonly onSendAgain: ((delivery: WebhookDelivery) => void) | undefined;
}

/** What was sent, and what became of it. */
export function DeliveryTable({ deliveries, busy, onSendAgain }: DeliveryTableProps) {
  const t = useMessages(webhooksMessages);
  return (
    <Table caption={t('deliveries')}>
      <thead>
        <tr>
          <HeadCell>{t('event')}</HeadCell>
          <HeadCell>{t('when')}</HeadCell>
          <HeadCell>{t('became')}</HeadCell>
          <HeadCell numeric>{t('attempts')}</HeadCell>
          <HeadCell>{t('answer')}</HeadCell>
          <HeadCell>{t('way')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.deliveryId}
            delivery={delivery}
            busy={busy}
            onSendAgain={onSendAgain && (() => onSendAgain(delivery))}
          />
        ))}
      </tbody>
    </Table>
  );
}
