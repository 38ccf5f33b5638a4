import type { TranslationOf } from '@careline/ui/messages';
import type { encountersElementMessages } from './encounters.messages.ts';

export const encountersElementHindi: TranslationOf<typeof encountersElementMessages> = {
  name: 'element-encounters',
  sentences: {
    book: 'परामर्श बुक करें',
    unknown: 'यहाँ ऐसा कोई मरीज़ नहीं है',
    unknownDo: 'पेज ऐसे मरीज़ का नाम देता है जो आपके केंद्र में नहीं है। मरीज़ को फिर से खोजें।',
    failed: 'मरीज़ की जानकारी नहीं पढ़ी जा सकी',
  },
};
