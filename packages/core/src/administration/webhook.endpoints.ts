import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { webhookDeliverySchema, webhookFieldsSchema, webhookSchema } from './webhook.ts';

const webhookAnswer = v.looseObject({ data: webhookSchema });
/** A secret that was just made; it is in no later answer, not even in that of a repeat. */
const withNewSecret = v.looseObject({ data: webhookSchema, secret: v.nullable(v.string()) });
const deliveryAnswer = v.looseObject({ data: webhookDeliverySchema });

export const listWebhooks = defineEndpoint({
  name: 'partner/webhooks',
  summary: 'The webhooks of a partner',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the webhooks of a partner', hi: 'साझेदार के वेबहुक देखे गए' },
  path: '/partner/webhooks',
  token: 'bearer',
  query: v.strictObject({ partnerId: uuidSchema }),
  /** `sending` is false where the operator switched webhooks off: everything waits. */
  answer: v.looseObject({ data: v.array(webhookSchema), sending: v.optional(v.boolean(), true) }),
});

export const addWebhook = defineEndpoint({
  name: 'partner/webhook/add',
  summary: 'Add a webhook to a partner',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Added a webhook', hi: 'वेबहुक जोड़ा गया' },
  path: '/partner/webhook/add',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ ...webhookFieldsSchema.entries, partnerId: uuidSchema }),
  answer: withNewSecret,
});

/**
 * Changes a webhook as a whole; `updatedAt` as in `partner/update`. A new secret ends the one before, unless `formerSecret` is
 * `keep`: then both sign for a week. `end` ends it earlier. What waited while it was paused is sent when it goes on.
 */
export const updateWebhook = defineEndpoint({
  name: 'partner/webhook/update',
  summary: 'Change a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Changed a webhook', hi: 'वेबहुक बदला गया' },
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

/** Its deliveries go with it. */
export const removeWebhook = defineEndpoint({
  name: 'partner/webhook/remove',
  summary: 'Remove a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Removed a webhook', hi: 'वेबहुक हटाया गया' },
  path: '/partner/webhook/remove',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ webhookId: uuidSchema }),
  answer: webhookAnswer,
});

/** Sent once, also to one that is paused; what came of it stands among the deliveries. */
export const testWebhook = defineEndpoint({
  name: 'partner/webhook/test',
  summary: 'Send a test to a webhook',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Sent a test to a webhook', hi: 'वेबहुक पर परीक्षण भेजा गया' },
  path: '/partner/webhook/test',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ webhookId: uuidSchema }),
  answer: deliveryAnswer,
});

export const listDeliveries = defineEndpoint({
  name: 'partner/webhook/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the deliveries of a webhook', hi: 'वेबहुक के प्रेषण देखे गए' },
  path: '/partner/webhook/deliveries',
  token: 'bearer',
  query: v.strictObject({
    webhookId: uuidSchema,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(webhookDeliverySchema), next: v.nullable(v.string()) }),
});

/** Under the `webhook-id` it had; one that waits is a conflict. */
export const sendDeliveryAgain = defineEndpoint({
  name: 'partner/webhook/send-again',
  summary: 'Send a delivery again',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Sent a delivery of a webhook again', hi: 'वेबहुक का प्रेषण दोबारा भेजा गया' },
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
