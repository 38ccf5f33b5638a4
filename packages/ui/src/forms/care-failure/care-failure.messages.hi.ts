import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './care-failure.messages.ts';

export const careFailureHindi: TranslationOf<typeof messages> = {
  name: 'care-failure',
  sentences: {
    failedConflict: 'इस बीच किसी ने इसे बदल दिया। सूची में अब की स्थिति है।',
    failedTooLarge: 'फ़ाइल 20 MB से बड़ी है। छोटी फ़ाइल चुनें।',
    failedType: 'केवल PDF, JPEG और PNG फ़ाइलें ली जाती हैं। दूसरी फ़ाइल चुनें।',
    failedInfected: 'इस फ़ाइल में वायरस मिला। रिपोर्ट किसी और तरीके से मँगाएँ।',
    failedUnavailable: 'अभी फ़ाइल की वायरस जाँच नहीं हो सकती। थोड़ी देर में फिर कोशिश करें।',
  },
};
