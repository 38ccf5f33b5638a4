import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './call-info.messages.ts';

export const callInfoHindi: TranslationOf<typeof messages> = {
  name: 'call-info',
  sentences: {
    loading: 'मरीज़ की जानकारी लोड हो रही है',
    notLoaded: 'कॉल नहीं खुल सकी',
    patientMissing: 'आपके केंद्र में ऐसा कोई मरीज़ नहीं है। फिर से खोजें।',
    noFacility: 'आप किसी केंद्र से जुड़े नहीं हैं',
    noFacilityDo: 'कॉल किसी केंद्र की ओर से की जाती है। व्यवस्थापक से कहें कि आपको केंद्र से जोड़ें।',
    notEnrolled: 'इस मरीज़ की कॉल दर्ज नहीं की जा सकती',
    notEnrolledDo:
      'मरीज़ ऐसे किसी कार्यक्रम में नहीं है जिसकी कॉल यहाँ दर्ज हो सके। पंजीकरण देखने वाले से नामांकन कराने को कहें।',
    closed: 'यह कॉल पहले ही पूरी हो चुकी है',
    closedDo: 'यह कॉल स्थिति इतिहास में है।',
    openHistory: 'इतिहास में देखें',
    searchAnother: 'दूसरा मरीज़ खोजें',
    chooseCall: 'यह कौन-सी कॉल है?',
    chooseCallDo: 'मरीज़ कई कार्यक्रमों में है। फ़ॉर्म और कॉल के वाक्य आपके चुनाव के अनुसार होंगे।',
    call: 'कॉल',
    retry: 'फिर से कोशिश करें',
    context: 'मरीज़ के बारे में',
    failedOtherPatient:
      'उत्तर किसी दूसरे मरीज़ का था, इसलिए इस्तेमाल नहीं किया गया। फिर कोशिश करें; दोबारा हो तो सूचना दें।',
    failedClosed:
      'यह कॉल पहले ही बंद हो चुकी है: पिछली कोशिश या दूसरी विंडो में सहेजी गई। दोबारा भरने से पहले इतिहास देखें।',
    failedConflict: 'इस बीच किसी ने यह कॉल बदल दी। दोबारा भरने से पहले इतिहास देखें।',
    failedStopped: 'इस बीच इस मरीज़ की कॉल बंद कर दी गईं। कॉल न करें।',
    failedNoNumber: 'इस मरीज़ का कोई फ़ोन नंबर दर्ज नहीं है।',
  },
};
