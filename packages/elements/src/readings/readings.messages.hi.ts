import type { TranslationOf } from '@careline/ui/messages';
import type { readingsElementMessages } from './readings.messages.ts';

export const readingsElementHindi: TranslationOf<typeof readingsElementMessages> = {
  name: 'element-readings',
  sentences: {
    whose: 'किसके माप?',
    whoseDo: 'पहले मरीज़ चुनें; माप यहाँ खुलेंगे।',
    unknown: 'आपके केंद्र में ऐसा कोई मरीज़ नहीं है',
    unknownDo: 'मरीज़ को नाम, फ़ोन नंबर या UHID से फिर खोजें।',
    failed: 'मरीज़ की जानकारी नहीं पढ़ी जा सकी',
  },
};
