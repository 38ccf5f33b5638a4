import {
  sendDeliveryAgain,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@careline/core/internal/administration';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';
import { DeliveryList, useAnswerText } from './delivery-list.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { webhooksMessages } from './webhooks.messages.ts';

/** The result of a test sent from here. */
function TestResult({ delivery }: { readonly delivery: WebhookDelivery | undefined }) {
  const t = useMessages(webhooksMessages);
  const answerText = useAnswerText();
  const isOver = delivery && delivery.state !== 'waiting';
  const answer = delivery ? answerText(delivery) : '';
  return (
    <p role="status" className="font-medium empty:hidden">
      {isOver ? t(delivery.state === 'delivered' ? 'testTaken' : 'testRefused', { answer }) : ''}
    </p>
  );
}

export interface WebhookDeliveriesProps {
  readonly webhook: Webhook;
  /** Why nothing can be sent, not even a test. */
  readonly obstacle: 'partnerOff' | 'sendingOff' | undefined;
}

/** Sends a test, and lists the deliveries of the last 30 days. */
export function WebhookDeliveries({ webhook: { webhookId, paused }, obstacle }: WebhookDeliveriesProps) {
  const t = useMessages(webhooksMessages);
  const { http } = useConsole();
  const announce = useAnnounce();
  const [testId, setTestId] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  const { phase, rows, next, work, error, ...list } = useDeliveries(webhookId, isAwaited);
  const tested = rows.find(({ deliveryId }) => deliveryId === testId);
  if (isAwaited && tested && tested.state !== 'waiting') setAwaited(false);
  const testing = useSave((body: { webhookId: string; times: number }, idempotencyKey) =>
    http.call(testWebhook, { body: { webhookId: body.webhookId }, idempotencyKey }),
  );
  const again = useSave((body: { deliveryId: string; attempts: number }, idempotencyKey) =>
    http.call(sendDeliveryAgain, { body: { deliveryId: body.deliveryId }, idempotencyKey }),
  );
  const [tests, setTests] = useState(0);
  const [sentAgainId, setSentAgainId] = useState<string>();

  async function test(): Promise<void> {
    const answer = await testing.save({ webhookId, times: tests });
    if (!answer) return;
    setTests(tests + 1);
    setTestId(answer.data.deliveryId);
    setAwaited(true);
    list.refresh();
  }
  async function sendAgain({ deliveryId, attempts }: WebhookDelivery): Promise<void> {
    setSentAgainId(deliveryId);
    const answer = await again.save({ deliveryId, attempts });
    if (!answer) return;
    announce(t('sentAgain'));
    list.settle(answer.data);
  }

  return (
    <Card
      title={t('deliveries')}
      className="max-w-3xl"
      actions={
        !obstacle && (
          <Button busy={testing.saving || isAwaited} onClick={() => void test()}>
            {t('test')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {obstacle && <p>{t(obstacle)}</p>}
        {testing.error && <RequestFailed title={t('testFailed')} error={testing.error} />}
        {again.error && <RequestFailed title={t('sendAgainFailed')} error={again.error} />}
        <TestResult delivery={tested} />
        {(phase === 'idle' || phase === 'loading') && <Skeleton shape="row" lines={3} />}
        {error && <RequestFailed title={t('deliveriesFailed')} error={error} onRetry={list.retry} />}
        {phase === 'none' && <p className="text-muted">{t('noDeliveries')}</p>}
        {rows.length > 0 && (
          <DeliveryList
            deliveries={rows}
            busyId={again.saving ? sentAgainId : undefined}
            onSendAgain={paused === null && !obstacle ? (delivery) => void sendAgain(delivery) : undefined}
          />
        )}
        {next !== null && (
          <Button className="self-center" busy={work === 'more'} onClick={list.more}>
            {t('more')}
          </Button>
        )}
      </div>
    </Card>
  );
}
