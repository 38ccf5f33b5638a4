import type { TranslationOf } from '@careline/ui/messages';
import type { callInfoElementMessages } from '../../call-info/call-info.messages.ts';
import type { encountersElementMessages } from '../../encounters/encounters.messages.ts';
import type { messages as chosenPatientMessages } from '../../patient-search/chosen-patient.messages.ts';
import type { readingsElementMessages } from '../../readings/readings.messages.ts';
import type { byUhidMessages } from '../../staff/by-uhid.messages.ts';
import type { staffMessages } from '../../staff/staff.messages.ts';
import type { messages as elementErrorMessages } from '../../view/element-error.messages.ts';

export const callInfoElement: TranslationOf<typeof callInfoElementMessages> = {
  name: 'element-call-info',
  sentences: {
    whom: 'आप किसे कॉल कर रहे हैं?',
    whomDo: 'पहले मरीज़ चुनें; कॉल यहीं खुलेगी।',
    pick: 'मरीज़ खोजें',
    unsent: 'कॉल जो अभी भेजी नहीं गई हैं',
    unsentStored: {
      one: '{count} कॉल अभी भेजी नहीं गई है। यह तभी तक रखी है जब तक यह पेज खुला है।',
      other: '{count} कॉल अभी भेजी नहीं गई हैं। ये तभी तक रखी हैं जब तक यह पेज खुला है।',
    },
    unsentOnDevice: {
      one: '{count} कॉल अभी भेजी नहीं गई है। भेजे जाने तक यह इस डिवाइस पर रखी है।',
      other: '{count} कॉल अभी भेजी नहीं गई हैं। भेजे जाने तक ये इस डिवाइस पर रखी हैं।',
    },
    waits: 'अपने-आप भेजी जाएगी',
    needsYou: 'आपको देखना है',
    open: 'खोलें',
    openOf: '{name} की कॉल खोलें',
    someone: 'एक मरीज़',
  },
};

export const encountersElement: TranslationOf<typeof encountersElementMessages> = {
  name: 'element-encounters',
  sentences: {
    book: 'परामर्श बुक करें',
    unknown: 'यहाँ ऐसा कोई मरीज़ नहीं है',
    unknownDo: 'पेज ऐसे मरीज़ का नाम देता है जो आपके केंद्र में नहीं है। मरीज़ को फिर से खोजें।',
    leftOut: {
      one: 'दूसरे सिस्टम का 1 परामर्श नहीं दिखाया गया: उसकी तारीख़ नहीं है, या स्थिति अज्ञात है।',
      other: 'दूसरे सिस्टम के {count} परामर्श नहीं दिखाए गए: उनकी तारीख़ नहीं है, या स्थिति अज्ञात है।',
    },
    failed: 'मरीज़ की जानकारी नहीं पढ़ी जा सकी',
  },
};

export const chosenPatient: TranslationOf<typeof chosenPatientMessages> = {
  name: 'chosen-patient',
  sentences: {
    chosen: 'चुना गया मरीज़',
    change: 'दूसरा मरीज़ चुनने के लिए ऊपर लिखें।',
  },
};

export const readingsElement: TranslationOf<typeof readingsElementMessages> = {
  name: 'element-readings',
  sentences: {
    whose: 'किसके माप?',
    whoseDo: 'पहले मरीज़ चुनें; माप यहाँ खुलेंगे।',
    unknown: 'आपके केंद्र में ऐसा कोई मरीज़ नहीं है',
    unknownDo: 'मरीज़ को नाम, फ़ोन नंबर या UHID से फिर खोजें।',
    failed: 'मरीज़ की जानकारी नहीं पढ़ी जा सकी',
  },
};

export const byUhid: TranslationOf<typeof byUhidMessages> = {
  name: 'element-by-uhid',
  sentences: {
    looking: 'UHID खोजा जा रहा है',
    failed: 'UHID नहीं खोजा जा सका',
    unknown: 'UHID {uhid} किसी मरीज़ का नहीं है',
    unknownDo: 'नंबर जाँचें, या पहले मरीज़ का पंजीकरण करें।',
    notAnId: 'यह मरीज़ की Careline आईडी नहीं है',
    notAnIdDo: 'पेज ने patient-id में कुछ और लिखा है। UHID के लिए पेज uhid लिखे।',
  },
};

export const staff: TranslationOf<typeof staffMessages> = {
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

export const elementError: TranslationOf<typeof elementErrorMessages> = {
  name: 'element-error',
  sentences: {
    failed: 'यह हिस्सा नहीं दिखाया जा सका।',
  },
};
