import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/**
 * State of a message. `sent` means that the carrier accepted it; not all carriers report `delivered`. A `failed`
 * message can be sent again; `delivered` and `cancelled` are final.
 */
export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'failed', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_STATE_LABELS = words.messageStateLabels satisfies CodedLabels<MessageState>;

export function messageStateLabel(state: string, locale?: string): string {
  return codedLabel(MESSAGE_STATE_LABELS, state, locale);
}

/** Why a message waits: no carrier, outside the facility's hours, being sent, or waiting for a retry. */
export const MESSAGE_WAITS = ['not-configured', 'quiet-hours', 'sending', 'trying-again'] as const;
export type MessageWait = (typeof MESSAGE_WAITS)[number];

export const MESSAGE_WAIT_LABELS = words.messageWait satisfies CodedLabels<MessageWait>;

export function messageWaitLabel(wait: string, locale?: string): string {
  return codedLabel(MESSAGE_WAIT_LABELS, wait, locale);
}

/** Why a message to a patient may not be sent. */
const MESSAGE_OBSTACLES = [
  'stopped',
  'channel-off',
  'address-missing',
  'address-invalid',
  'too-many',
] as const;
export type MessageObstacle = (typeof MESSAGE_OBSTACLES)[number];

/** Why a message failed: an obstacle at sending time, or an error of the carrier. */
export const MESSAGE_FAILURES = [
  ...MESSAGE_OBSTACLES,
  'unreachable',
  'refused',
  'blocked',
  'expired',
] as const;
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];

export const MESSAGE_FAILURE_LABELS = words.messageFailure satisfies CodedLabels<MessageFailure>;

export function messageFailureLabel(reason: string, locale?: string): string {
  return codedLabel(MESSAGE_FAILURE_LABELS, reason, locale);
}
