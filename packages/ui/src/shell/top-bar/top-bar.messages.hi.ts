import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './top-bar.messages.ts';

export const topBarHindi = defineTranslation<typeof messages>('top-bar', {
  apps: 'ऐप',
  tabs: 'ऐप लिंक',
  account: '{name} का खाता मेनू',
});
