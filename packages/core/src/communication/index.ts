export {
  cancelMessage,
  listMessages,
  listOutbox,
  messageEndpoints,
  previewMessage,
  retryMessage,
  sendEmail,
  sendSms,
} from './communication.endpoints.ts';
export {
  MAX_MESSAGES_A_DAY,
  type MessageDraft,
  type MessagePreview,
  messagePreviewSchema,
  messageSchema,
  type NewMessage,
  type OutboxMessage,
  type PatientMessage,
} from './message.ts';
export {
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_CHANNELS,
  type MessageChannel,
  messageChannelLabel,
} from './message-channel.ts';
export type { OutboxAbout } from './message-outbox.ts';
export {
  createMessageOutbox,
  type MessageOutbox,
  type MessageOutboxState,
  type OutboxFilters,
  outboxQuery,
  readOutboxFilters,
} from './message-outbox.ts';
export {
  MESSAGE_FAILURE_LABELS,
  MESSAGE_FAILURES,
  MESSAGE_STATE_LABELS,
  MESSAGE_STATES,
  MESSAGE_WAIT_LABELS,
  MESSAGE_WAITS,
  type MessageFailure,
  type MessageObstacle,
  type MessageState,
  type MessageWait,
  messageFailureLabel,
  messageStateLabel,
  messageWaitLabel,
} from './message-state.ts';
export {
  type AnyTemplate,
  BILLING_TEMPLATES,
  ENCOUNTER_TEMPLATES,
  type EncounterTemplate,
  isReadMessageLanguage,
  MESSAGE_LANGUAGES,
  MESSAGE_TEMPLATE_LABELS,
  MESSAGE_TEMPLATES,
  type MessageLanguage,
  type MessageParameters,
  type MessageTemplate,
  messageTemplateLabel,
  parameterFaults,
  READ_MESSAGE_LANGUAGES,
  TEMPLATE_PARAMETERS,
} from './message-template.ts';
export { smsParts } from './sms-parts.ts';
