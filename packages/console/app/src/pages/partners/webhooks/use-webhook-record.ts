import { updateWebhook, type Webhook } from '@careline/core/internal/administration';
import { useConsole } from '../../../console-context.tsx';
import { type SecretChange, useSecretRecord } from '../use-secret-record.ts';
import {
  sameWebhook,
  type WebhookFormValue,
  webhookFields,
  webhookFormFaults,
  webhookFormValue,
  webhookServerFaults,
} from './webhook-form.ts';

const bodyOf = (webhook: Webhook, value: WebhookFormValue, { isNew = false, former }: SecretChange) => ({
  ...webhookFields(value),
  webhookId: webhook.webhookId,
  paused: !value.active,
  newSecret: isNew,
  ...(former && { formerSecret: former }),
  updatedAt: webhook.updatedAt,
});

/** Edits a webhook and its secret; the server may pause it at any time. */
export function useWebhookRecord(first: Webhook, reload: () => Promise<Webhook | undefined>) {
  const { http } = useConsole();
  return useSecretRecord(first, reload, {
    formValueOf: webhookFormValue,
    isSame: sameWebhook,
    faultsOf: webhookFormFaults,
    refusedOf: webhookServerFaults,
    bodyOf,
    store: (body: ReturnType<typeof bodyOf>, idempotencyKey) =>
      http.call(updateWebhook, { body, idempotencyKey }),
  });
}
