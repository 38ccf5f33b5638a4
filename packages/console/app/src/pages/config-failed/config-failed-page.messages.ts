import { defineMessages } from '@careline/ui/messages';

export const configFailedMessages = defineMessages({
  en: {
    title: 'Careline could not start',
    body: 'The settings of this installation could not be read. Check your connection and try again. If it stays like this, tell whoever runs the server that /config.json cannot be read.',
  },
  hi: {
    title: 'केयरलाइन शुरू नहीं हो सका',
    body: 'इस संस्थापन की सेटिंग पढ़ी नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें। यदि ऐसा ही रहे तो सर्वर चलाने वाले को बताएँ कि /config.json पढ़ा नहीं जा रहा।',
  },
});
