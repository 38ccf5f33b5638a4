import { defineMessages } from '../../messages/index.ts';

export const recordPresenceMessages = defineMessages('record-presence', {
  alsoOpen: '{name} {doing} (since {time})',
});
