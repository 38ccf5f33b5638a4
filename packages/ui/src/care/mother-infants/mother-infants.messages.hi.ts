import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './mother-infants.messages.ts';

export const motherInfantsHindi: TranslationOf<typeof messages> = {
  name: 'mother-infants',
  sentences: {
    title: 'शिशु',
    failed: 'शिशु लोड नहीं हो सके',
    none: 'कोई शिशु जुड़ा नहीं है। इस कॉल में शिशु के बारे में बताई बातें कॉल के लॉग में ही रहती हैं।',
    one: 'इस कॉल में शिशु के बताए गए मान शिशु के मान बनते हैं, माँ के कभी नहीं।',
    several: 'एक से अधिक शिशु जुड़े हैं: कॉल में किसी एक के बताए मान कॉल के लॉग में ही रहते हैं।',
    weight: 'वज़न',
    retry: 'फिर से कोशिश करें',
    weightFailed: 'वज़न लोड नहीं हो सका',
    uhidOf: 'शिशु का UHID',
    uhidHint: 'यहाँ पंजीकृत शिशु का।',
    uhidMissing: 'शिशु का UHID लिखें।',
    find: 'खोजें',
    notFound: 'इस केंद्र में यह UHID किसी का नहीं है। इसे जाँचें, या पहले शिशु का पंजीकरण करें।',
    found: 'मिला: {name}',
    link: '{name} को जोड़ें',
    register: 'शिशु का पंजीकरण करें',
    linked: '{name} को जोड़ दिया गया।',
    refusedMother: 'यह मरीज़ माँ नहीं हो सकती: दोनों रिकॉर्ड में लिंग और जन्म तिथि देखें।',
    refusedInfant: 'केवल पिछले तीन वर्षों में जन्मे शिशु को जोड़ा जा सकता है, जिसकी जन्म तिथि दर्ज हो।',
    otherMother: 'यह शिशु पहले से किसी और मरीज़ की संतान के रूप में दर्ज है। जाँचें कि यह कौन है।',
    unlink: 'इनकी संतान नहीं',
    unlinkOf: 'इनकी संतान नहीं: {name}',
    unlinkMeans: '{name} से जोड़ हट जाता है। जो शिशु के नाम दर्ज हुआ, वह वैसा ही रहता है।',
    unlinkAction: 'जोड़ हटाएँ',
  },
};
