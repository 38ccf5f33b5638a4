import { type CodedLabels, codedLabel } from '#formatting';

/** The ways to write to a patient, by `channelType` (specification 3.3). */
export const CHANNEL_TYPES = [
  'SMS',
  'EMAIL',
  'WHATSAPP',
  'PUSH_NOTIFICATIONS',
  'IN_APP_NOTIFICATIONS',
] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The English names are the `channelName` that is stored, letter case included. */
export const CHANNEL_NAMES = {
  en: {
    SMS: 'Sms',
    EMAIL: 'Email',
    WHATSAPP: 'Whatsapp',
    PUSH_NOTIFICATIONS: 'Push Notifications',
    IN_APP_NOTIFICATIONS: 'In App Notifications',
  },
  hi: {
    SMS: 'एसएमएस',
    EMAIL: 'ईमेल',
    WHATSAPP: 'व्हाट्सऐप',
    PUSH_NOTIFICATIONS: 'पुश सूचनाएँ',
    IN_APP_NOTIFICATIONS: 'ऐप में सूचनाएँ',
  },
} as const satisfies CodedLabels<ChannelType>;

/** One channel of a patient, as it is stored. */
export interface CommunicationChannel {
  readonly channelName: string;
  readonly channelType: ChannelType;
  readonly isEnabled: boolean;
}

/** The channels of somebody who chose nothing yet: all of them are enabled (specification 3.3). */
export const DEFAULT_CHANNELS: readonly CommunicationChannel[] = CHANNEL_TYPES.map((channelType) => ({
  channelName: CHANNEL_NAMES.en[channelType],
  channelType,
  isEnabled: true,
}));

/** The name of a channel in a locale; an unknown type is shown as it is. */
export function channelLabel(channelType: string, locale?: string): string {
  return codedLabel(CHANNEL_NAMES, channelType, locale);
}
