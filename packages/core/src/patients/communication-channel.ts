import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Channels for messages, by `channelType` (specification 3.3). */
export const CHANNEL_TYPES = [
  'SMS',
  'EMAIL',
  'WHATSAPP',
  'PUSH_NOTIFICATIONS',
  'IN_APP_NOTIFICATIONS',
] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The English names are the stored `channelName`, including letter case. */
export const CHANNEL_NAMES = words.channelNames satisfies CodedLabels<ChannelType>;

/** A stored channel of a patient. */
export interface CommunicationChannel {
  readonly channelName: string;
  readonly channelType: ChannelType;
  readonly isEnabled: boolean;
}

/** Channels of a patient without a choice: all are enabled (specification 3.3). */
export const DEFAULT_CHANNELS: readonly CommunicationChannel[] = CHANNEL_TYPES.map((channelType) => ({
  channelName: CHANNEL_NAMES.en[channelType],
  channelType,
  isEnabled: true,
}));

export function channelLabel(channelType: string, locale?: string): string {
  return codedLabel(CHANNEL_NAMES, channelType, locale);
}
