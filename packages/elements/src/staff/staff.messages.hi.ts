import type { TranslationOf } from '@careline/ui/messages';
import type { staffMessages } from './staff.messages.ts';

export const staffHindi: TranslationOf<typeof staffMessages> = {
  name: 'element-staff',
  sentences: {
    waiting: 'इस पेज के साइन-इन का इंतज़ार है',
    waitingDo: 'पेज को सत्र देना होता है। पेज फिर से लोड करें; ऐसा ही रहे तो पेज की देखभाल करने वाले को बताएँ।',
    signedOut: 'आप साइन आउट हैं',
    signedOutDo: 'पेज में फिर से साइन इन करें।',
    loading: 'लोड हो रहा है',
    failed: 'आपकी पहचान नहीं पढ़ी जा सकी',
    nobody: 'इस पेज के साइन-इन में किसी व्यक्ति का नाम नहीं है',
    nobodyDo: 'कॉल लोग दर्ज करते हैं। पेज की देखभाल करने वाले को बताएँ कि उसके टोकन में कोई उपयोगकर्ता नहीं है।',
    noFacility: 'आप किसी केंद्र से जुड़े नहीं हैं',
    noFacilityDo: 'कॉल किसी केंद्र की ओर से की जाती है। व्यवस्थापक से कहें कि आपको केंद्र से जोड़ें।',
    noRight: 'यह पेज आपके लिए यह नहीं कर सकता',
    noRightDo: 'व्यवस्थापक से यह अनुमति माँगें: {needs}।',
  },
};
