import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './registration-doubts.messages.ts';

export const registrationDoubtsHindi: TranslationOf<typeof messages> = {
  name: 'registration-doubts',
  sentences: {
    title: 'इसे एक बार फिर देखें',
    confirm: 'मैंने देख लिया: यह सही है',
    confirmMissing: 'इसे ठीक करें, या यहाँ बताएँ कि यह सही है।',
    check: 'जाँचें: {what}',
    'born-today': 'जन्म आज हुआ है।',
    'unlikely-age': 'इतनी आयु तक शायद ही कोई जीता है।',
    'digits-in-name': 'नाम में एक अंक है।',
    'no-phone': 'कोई फ़ोन नंबर नहीं है: इस मरीज़ को कोई कॉल नहीं कर सकेगा।',
    'not-a-mobile': 'कोई भारतीय मोबाइल नंबर ऐसे शुरू नहीं होता।',
    'same-phone': 'निकट संबंधी का नंबर वही है जो मरीज़ का है।',
    'state-differs': 'यह पिन कोड {expected} का है।',
    'unlikely-pregnancy-age': 'इस आयु में गर्भावस्था कम ही होती है।',
    'not-female': 'मरीज़ Healthy Motherhood में है, पर लिंग महिला नहीं भरा गया है।',
    redated: 'अल्ट्रासाउंड से प्रसव की तारीख़ पिछली माहवारी वाली तारीख़ से बदल जाती है।',
    'redated-late':
      'गर्भावस्था के आख़िरी महीनों में अल्ट्रासाउंड पिछली माहवारी से अलग है: बच्चा छोटा हो सकता है। फ़ैसला डॉक्टर करेंगे।',
    overdue: 'इन तारीख़ों से प्रसव का समय दो हफ़्ते से ज़्यादा बीत चुका है।',
    duplicates: {
      one: 'क्या यह वही मरीज़ है?',
      other: 'क्या यह इन {count} मरीज़ों में से कोई है?',
    },
    duplicatesDo: 'वही हो तो उसे खोलें, या आगे बढ़ें और बताएँ कि यह कोई और क्यों है।',
    fits: 'मेल खाता है: {what}',
    uhid: 'UHID',
    phone: 'फ़ोन',
    name: 'नाम',
    birthDate: 'जन्म तिथि',
    open: 'खोलें',
    openWho: '{name} को खोलें',
    reason: 'यह कोई और क्यों है',
    reasonHint: 'जैसे: माँ और बेटी का फ़ोन एक ही है। यह रिकॉर्ड के साथ रखा जाता है।',
    reasonMissing: 'मरीज़ को खोलें, या बताएँ कि यह कोई और क्यों है।',
    elsewhere: 'दूसरे केंद्र पर दर्ज',
    elsewhereDo:
      'इस विवरण का एक मरीज़ आपके संगठन के दूसरे केंद्र पर दर्ज है। वही व्यक्ति हो तो फिर से पंजीकरण के बजाय उस केंद्र से लिंक माँगें।',
    askLink: 'लिंक माँगें',
    failed: 'जाँचा नहीं जा सका कि यह मरीज़ पहले से पंजीकृत है या नहीं',
    failedDo: 'आप आगे बढ़ सकते हैं, पर तब मरीज़ दो बार दर्ज हो सकता है।',
    owner: 'यह UHID इस मरीज़ का है',
  },
};
