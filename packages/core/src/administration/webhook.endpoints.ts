import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { webhookDeliverySchema, webhookFieldsSchema, webhookSchema } from './webhook.ts';
import * as words from './words/en.ts';

const webhookAnswer = v.looseObject({ data: webhookSchema });
/** A new secret. It is never returned again, not even when the request is repeated. */
const withNewSecret = v.looseObject({ data: webhookSchema, secret: v.nullable(v.string()) });
const deliveryAnswer = v.looseObject({ data: webhookDeliverySchema });

export const listWebhooks = defineEndpoint({
  name: 'partner/webhooks',
  summary: 'The webhooks of a partner',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'listWebhooks'),
  path: '/partner/webhooks',
  token: 'bearer',
  query: v.strictObject({ partnerId: uuidSchema }),
  /** `sending` is false if the operator turned webhooks off. Deliveries then wait. */
  answer: v.looseObject({ data: v.array(webhookSchema), sending: v.optional(v.boolean(), true) }),
});

export const addWebhook = defineEndpoint({
  name: 'partner/webhook/add',
  summary: 'Add a webhook to a partner',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'addWebhook'),
  path: '/partner/webhook/add',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ ...webhookFieldsSchema.entries, partnerId: uuidSchema }),
  answer: withNewSecret,
});

/**
 * Replaces a webhook; `updatedAt` works as in `partner/update`.
 * A new secret replaces the old one, unless `formerSecret` is `keep`: then both sign for a week. `end` drops the old
 * one earlier. Deliveries that queued up during a pause are sent when it ends.
 */
export const updateWebhook = defineEndpoint({
  name: 'partner/webhook/update',
  summary: 'Change a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'updateWebhook'),
  path: '/partner/webhook/update',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...webhookFieldsSchema.entries,
    webhookId: uuidSchema,
    paused: v.boolean(),
    newSecret: v.optional(v.boolean(), false),
    formerSecret: v.optional(v.picklist(['keep', 'end'])),
    updatedAt: unixSecondsSchema,
  }),
  answer: withNewSecret,
});

/** Also deletes its deliveries. */
export const removeWebhook = defineEndpoint({
  name: 'partner/webhook/remove',
  summary: 'Remove a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'removeWebhook'),
  path: '/partner/webhook/remove',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ webhookId: uuidSchema }),
  answer: webhookAnswer,
});

/** Sends one test delivery, even if the webhook is paused. The result appears among its deliveries. */
export const testWebhook = defineEndpoint({
  name: 'partner/webhook/test',
  summary: 'Send a test delivery to a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'testWebhook'),
  path: '/partner/webhook/test',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ webhookId: uuidSchema }),
  answer: deliveryAnswer,
});

export const listDeliveries = defineEndpoint({
  name: 'partner/webhook/deliveries',
  summary: 'Deliveries of a webhook in the last 30 days, newest first',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'listDeliveries'),
  path: '/partner/webhook/deliveries',
  token: 'bearer',
  query: v.strictObject({
    webhookId: uuidSchema,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(webhookDeliverySchema), next: v.nullable(v.string()) }),
});

/** Sends a delivery again with the same `webhook-id`. Fails with `conflict` if it is still queued. */
export const sendDeliveryAgain = defineEndpoint({
  name: 'partner/webhook/send-again',
  summary: 'Send a delivery again',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.webhook, 'sendDeliveryAgain'),
  path: '/partner/webhook/send-again',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ deliveryId: uuidSchema }),
  answer: deliveryAnswer,
});

export const webhookEndpoints = [
  listWebhooks,
  addWebhook,
  updateWebhook,
  removeWebhook,
  testWebhook,
  listDeliveries,
  sendDeliveryAgain,
] as const;
