import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('text-area', {
  left: { one: '{count} character left', other: '{count} characters left' },
});
