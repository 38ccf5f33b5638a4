import type { TranslationOf } from '@careline/ui/messages';
import type { lockedMessages } from './locked-page.messages.ts';

export const lockedPageHindi: TranslationOf<typeof lockedMessages> = {
  name: 'locked-page',
  sentences: {
    title: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है',
    body: 'जब तक आपके साइन-इन की पुष्टि नहीं होती, मरीज़ की जानकारी छिपी रहेगी। यह पेज खुला रहने तक आपका लिखा हुआ कुछ भी नहीं खोएगा।',
    trying: 'यह पेज हर 15 सेकंड में और कनेक्शन लौटते ही अपने आप फिर कोशिश करता है।',
  },
};
