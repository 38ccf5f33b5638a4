import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './apps-drawer.messages.ts';

export const appsDrawerHindi = defineTranslation<typeof messages>('apps-drawer', {
  apps: 'ऐप',
  none: 'आपके लिए कोई ऐप नहीं है।',
});
