import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './saved-line.messages.ts';

export const savedLineHindi: TranslationOf<typeof messages> = {
  name: 'saved-line',
  sentences: {
    now: 'इस डिवाइस पर अभी सहेजा गया',
    seconds: 'इस डिवाइस पर {count} सेकंड पहले सहेजा गया',
    minutes: 'इस डिवाइस पर {count} मिनट पहले सहेजा गया',
    at: 'इस डिवाइस पर सहेजा गया: {when}',
    unsaved: 'अभी सहेजा नहीं गया',
    failed: 'यह डिवाइस आपका लिखा सहेज नहीं सका। फिर कोशिश की जा रही है; तब तक वह केवल यह पेज खुला रहने तक रहेगा।',
    page: 'आप जो लिखते हैं वह केवल यह पेज खुला रहने तक रहेगा: यह ब्राउज़र सहेजने की जगह नहीं देता।',
  },
};
