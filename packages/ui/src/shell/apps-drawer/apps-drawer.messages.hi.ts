import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './apps-drawer.messages.ts';

export const appsDrawerHindi: TranslationOf<typeof messages> = {
  name: 'apps-drawer',
  sentences: {
    apps: 'ऐप',
  },
};
