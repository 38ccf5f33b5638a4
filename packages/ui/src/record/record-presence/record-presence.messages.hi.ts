import type { TranslationOf } from '../../messages/index.ts';
import type { recordPresenceMessages } from './record-presence.messages.ts';

export const recordPresenceHindi: TranslationOf<typeof recordPresenceMessages> = {
  name: 'record-presence',
  sentences: { alsoOpen: '{name} {doing} ({time} से)' },
};
