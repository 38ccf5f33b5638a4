import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './save-summary.messages.ts';

export const saveSummaryHindi: TranslationOf<typeof messages> = {
  name: 'save-summary',
  sentences: {
    stores: 'यह सहेजा जाएगा',
    nothingYet: 'कॉल का परिणाम चुनें; तब सहेजा जा सकेगा।',
    note: 'टिप्पणी',
    nextCall: 'अगली कॉल {when}',
    noNextCall: 'अगली कॉल नहीं',
    formLeftOut: 'फ़ॉर्म नहीं सहेजा जाएगा: किसी से बात नहीं हुई।',
    reading: '{metric} {value}',
    save: 'कॉल सहेजें',
    retry: 'सहेजने की फिर कोशिश करें',
    saving: 'सहेजा जा रहा है',
    key: 'Ctrl+Enter',
    notSaved: 'कॉल अभी सहेजी नहीं गई',
    fileFailed: '{name} सहेजी नहीं गई। इसे फिर चुनें या हटाएँ, फिर सहेजें।',
    filesOnTheWay: 'फ़ाइलें भेजी जा रही हैं; उसके बाद कॉल सहेजी जाएगी।',
    stored: 'आपका भरा हुआ सब कुछ यहीं है।',
    saved: 'कॉल सहेज ली गई',
    nextPatient: 'अगला मरीज़',
    searchPatient: 'मरीज़ खोजें',
    history: 'इतिहास में देखें',
  },
};
