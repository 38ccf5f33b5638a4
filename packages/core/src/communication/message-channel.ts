import { type CodedLabels, codedLabel } from '#formatting';

/** The ways a message to a patient goes: those of `CHANNEL_TYPES` that Careline sends by. */
export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MESSAGE_CHANNEL_LABELS = {
  en: { sms: 'SMS', email: 'E-mail' },
  hi: { sms: 'एसएमएस', email: 'ई-मेल' },
} as const satisfies CodedLabels<MessageChannel>;

/** The name of a way; an unknown one is shown as it is. */
export function messageChannelLabel(channel: string, locale?: string): string {
  return codedLabel(MESSAGE_CHANNEL_LABELS, channel, locale);
}
