import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendDeliveryAgain,
  testWebhook,
  updateWebhook,
} from '@careline/core/internal/administration';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import type { WebhookReach } from '../../platform/outbound/permitted-address.ts';
import { administratorOf } from '../../staff/staff.routes.ts';
import { addTest, listWebhookDeliveries, sendAgain } from './webhook-deliveries.ts';
import { listPartnerWebhooks } from './webhook-rows.ts';
import { auditedFacts, changeWebhook, deleteWebhook, storeWebhook } from './webhooks.ts';

export interface WebhookRouteDeps {
  /** Permitted addresses of webhooks. */
  readonly reach: WebhookReach;
  /** Whether webhooks are enabled. */
  readonly isSending: boolean;
  /** Sends due deliveries. */
  readonly sendWebhooks: () => Promise<void>;
}

/** A secret is shown once, so answers stored for retries leave it out. */
const WITHOUT_SECRET = {
  storedAnswer: <Answer extends object>(answer: Answer) => ({ ...answer, secret: null }),
};

/** Routes for webhooks of the organisation's partners, for users with `settings`. */
export function webhookRoutes({ reach, isSending, sendWebhooks }: WebhookRouteDeps): readonly Route[] {
  const sendSoon = (call: Call) => call.afterwards('webhooks', sendWebhooks);
  return [
    route(listWebhooks, async ({ query: { partnerId } }, { tx, caller, noted }) => {
      noted({ partner: partnerId });
      return { data: await listPartnerWebhooks(tx, caller.organisationId, partnerId), sending: isSending };
    }),
    route(
      addWebhook,
      async ({ body }, call) => {
        const { data, secret } = await storeWebhook(call.tx, body, administratorOf(call), reach);
        call.noted({ partner: data.partnerId, webhook: data.webhookId, given: auditedFacts(body) });
        return { data, secret };
      },
      WITHOUT_SECRET,
    ),
    route(
      updateWebhook,
      async ({ body }, call) => {
        const { data, secret, changes } = await changeWebhook(call.tx, body, administratorOf(call), reach);
        const { partnerId: partner, webhookId: webhook } = data;
        call.noted({ partner, webhook, changes, ...(secret === null ? {} : { newSecret: true }) });
        sendSoon(call);
        return { data, secret };
      },
      WITHOUT_SECRET,
    ),
    route(removeWebhook, async ({ body: { webhookId } }, call) => {
      const data = await deleteWebhook(call.tx, webhookId, call.caller.organisationId);
      const { url, partnerId: partner } = data;
      call.noted({ partner, webhook: webhookId, was: auditedFacts({ url, events: [] }) });
      return { data };
    }),
    route(testWebhook, async ({ body: { webhookId } }, call) => {
      const data = await addTest(call.tx, webhookId, administratorOf(call));
      call.noted({ webhook: webhookId, delivery: data.deliveryId });
      sendSoon(call);
      return { data };
    }),
    route(listDeliveries, async ({ query }, { tx, caller, noted }) => {
      noted({ webhook: query.webhookId });
      return listWebhookDeliveries(tx, query, caller.organisationId);
    }),
    route(sendDeliveryAgain, async ({ body: { deliveryId } }, call) => {
      const { delivery, webhookId } = await sendAgain(call.tx, deliveryId, administratorOf(call));
      call.noted({ webhook: webhookId, delivery: deliveryId });
      sendSoon(call);
      return { data: delivery };
    }),
  ];
}
