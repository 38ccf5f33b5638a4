import type { TranslationOf } from '../messages/index.ts';
import type { failureMessages } from './failure.messages.ts';

export const failureHindi: TranslationOf<typeof failureMessages> = {
  name: 'failure',
  sentences: {
    unreachable: 'सर्वर से संपर्क नहीं हो रहा। कनेक्शन जाँचें और फिर कोशिश करें।',
    timeout: 'सर्वर ने समय पर उत्तर नहीं दिया। फिर कोशिश करें।',
    answerInvalid: 'सर्वर का उत्तर यह संस्करण पढ़ नहीं सकता। बाद में फिर कोशिश करें।',
    rateLimited: 'कम समय में बहुत अधिक अनुरोध हुए। थोड़ा रुककर फिर कोशिश करें।',
    scopeMissing: 'आपके खाते को इसकी अनुमति नहीं है। व्यवस्थापक से अनुमति माँगें।',
    facilityRefused: 'आप इस केंद्र से जुड़े नहीं हैं। व्यवस्थापक से अनुमति माँगें।',
    facilityClosed: 'यह केंद्र बंद है। खाता मेनू में दूसरा केंद्र चुनें, या व्यवस्थापक से माँगें।',
    staffDeactivated: 'आपका खाता बंद कर दिया गया है। व्यवस्थापक से संपर्क करें।',
    tokenRefused: 'आपका साइन-इन नया किया जा रहा है। फिर कोशिश करें।',
    notFound: 'यह मौजूद नहीं है, या किसी दूसरे केंद्र का है।',
    patientMerged: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया है। वह रिकॉर्ड खोलें और वहाँ दर्ज करें।',
    inputInvalid: 'सर्वर इसे स्वीकार नहीं कर सका। बदलकर फिर कोशिश करें।',
    serverFailed: 'सर्वर में गड़बड़ी हुई। फिर कोशिश करें; दोबारा हो तो अनुरोध संख्या बताएँ।',
  },
};
