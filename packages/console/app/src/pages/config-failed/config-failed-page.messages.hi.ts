import type { TranslationOf } from '@careline/ui/messages';
import type { configFailedMessages } from './config-failed-page.messages.ts';

export const configFailedPageHindi: TranslationOf<typeof configFailedMessages> = {
  name: 'config-failed-page',
  sentences: {
    title: 'केयरलाइन शुरू नहीं हो सका',
    body: 'इस संस्थापन की सेटिंग पढ़ी नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें। यदि ऐसा ही रहे तो सर्वर चलाने वाले को बताएँ कि /config.json पढ़ा नहीं जा रहा।',
  },
};
