import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** The channels of `CHANNEL_TYPES` that Careline can send messages through. */
export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MESSAGE_CHANNEL_LABELS = words.messageChannelLabels satisfies CodedLabels<MessageChannel>;

export function messageChannelLabel(channel: string, locale?: string): string {
  return codedLabel(MESSAGE_CHANNEL_LABELS, channel, locale);
}
