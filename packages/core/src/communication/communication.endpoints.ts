import * as v from 'valibot';
import { CALLS_PATIENTS, READS_NOTES, READS_WORKLIST, WRITES_TO_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  messageDraftSchema,
  messagePreviewSchema,
  messageSchema,
  newMessageSchema,
  outboxMessageSchema,
} from './message.ts';
import { MESSAGE_CHANNELS } from './message-channel.ts';
import { MESSAGE_STATES } from './message-state.ts';
import * as words from './words/en.ts';

const messageAnswer = v.looseObject({ vitaId: uuidSchema, data: messageSchema });

const page = {
  limit: v.optional(queryIntegerSchema(1, 100), '50'),
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

/** Returns the text of a message and what prevents sending it. */
export const previewMessage = defineEndpoint({
  name: 'message/preview',
  summary: 'Preview a message to a patient, with recipient and obstacles',
  service: 'communicate',
  method: 'POST',
  writes: false,
  ...WRITES_TO_PATIENTS,
  audit: wordLabel(words.communication, 'previewMessage'),
  path: '/preview',
  token: 'bearer',
  body: v.strictObject({ message: messageDraftSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: messagePreviewSchema }),
});

/** Sends an SMS. Fails with `message-refused` and one of `MESSAGE_OBSTACLES` if it may not be sent. */
export const sendSms = defineEndpoint({
  name: 'send/sms',
  summary: 'Send a patient an SMS from a template',
  service: 'communicate',
  method: 'POST',
  writes: true,
  ...WRITES_TO_PATIENTS,
  audit: wordLabel(words.communication, 'sendSms'),
  path: '/send/sms',
  token: 'bearer',
  body: v.strictObject({ message: newMessageSchema }),
  answer: messageAnswer,
  idempotent: true,
});

/** Fails like `send/sms`. */
export const sendEmail = defineEndpoint({
  name: 'send/email',
  summary: 'Send a patient an e-mail from a template',
  service: 'communicate',
  method: 'POST',
  writes: true,
  ...WRITES_TO_PATIENTS,
  audit: wordLabel(words.communication, 'sendEmail'),
  path: '/send/email',
  token: 'bearer',
  body: v.strictObject({ message: newMessageSchema }),
  answer: messageAnswer,
  idempotent: true,
});

export const listMessages = defineEndpoint({
  name: 'message/history',
  summary: 'Messages to a patient, newest first',
  service: 'communicate',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: wordLabel(words.communication, 'listMessages'),
  path: '/history',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, ...page }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(messageSchema), next: v.nullable(v.string()) }),
});

/** Lists the outbox. `counts` cover all queued and failed messages of the facility, whatever the filters. */
export const listOutbox = defineEndpoint({
  name: 'message/outbox',
  summary: 'Messages to patients of the facility, newest first',
  service: 'communicate',
  method: 'GET',
  writes: false,
  ...READS_WORKLIST,
  audit: wordLabel(words.communication, 'listOutbox'),
  path: '/outbox',
  token: 'bearer',
  query: v.strictObject({
    state: v.optional(v.picklist(MESSAGE_STATES)),
    channel: v.optional(v.picklist(MESSAGE_CHANNELS)),
    /** `true` limits the list to messages that the user sent. */
    mine: v.optional(v.literal('true')),
    ...page,
  }),
  answer: v.looseObject({
    data: v.array(outboxMessageSchema),
    next: v.nullable(v.string()),
    counts: v.looseObject({ queued: v.number(), failed: v.number() }),
  }),
});

const named = v.strictObject({ vitaId: uuidSchema, id: uuidSchema });

/** Sends a failed message again. Fails with `conflict` if it has not failed, and otherwise like `send/sms`. */
export const retryMessage = defineEndpoint({
  name: 'message/retry',
  summary: 'Send a failed message again',
  service: 'communicate',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.communication, 'retryMessage'),
  path: '/retry',
  token: 'bearer',
  body: v.strictObject({ message: named }),
  answer: messageAnswer,
  idempotent: true,
});

/** Fails with `conflict` if the message is being sent or was sent. */
export const cancelMessage = defineEndpoint({
  name: 'message/cancel',
  summary: 'Cancel a queued message',
  service: 'communicate',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.communication, 'cancelMessage'),
  path: '/cancel',
  token: 'bearer',
  body: v.strictObject({ message: named }),
  answer: messageAnswer,
  idempotent: true,
});

export const messageEndpoints = [
  previewMessage,
  sendSms,
  sendEmail,
  listMessages,
  listOutbox,
  retryMessage,
  cancelMessage,
] as const;
