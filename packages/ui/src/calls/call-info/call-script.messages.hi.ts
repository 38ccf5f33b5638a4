import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './call-script.messages.ts';

export const callScriptHindi = defineTranslation<typeof messages>('call-script', {
  title: 'कॉल के वाक्य',
  say: 'कहें',
  ask: 'पूछें',
  do: 'करें',
  failed: 'कॉल के वाक्य लोड नहीं हो सके',
  none: 'इस कॉल के लिए कोई वाक्य नहीं हैं।',
});
