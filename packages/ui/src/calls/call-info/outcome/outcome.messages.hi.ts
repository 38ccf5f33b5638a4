import type { TranslationOf } from '../../../messages/index.ts';
import type { dispositionChoiceMessages, nextCallFieldsMessages } from './outcome.messages.ts';

export const dispositionChoiceHindi: TranslationOf<typeof dispositionChoiceMessages> = {
  name: 'disposition-choice',
  sentences: {
    title: 'कॉल का परिणाम',
    keys: 'लिखने के खाने से बाहर 1 से 9 की कुंजी, और दसवें के लिए 0, चुनती है।',
    change: 'बदलें',
    reached: 'बात हुई',
    retry: 'बाद में फिर कोशिश',
    stop: 'कॉल बंद करें',
    required: 'कॉल का परिणाम चुनें।',
    relation: 'किससे बात हुई?',
    relationHint: 'जैसे: बेटी, पति, पड़ोसी',
    language: 'मरीज़ कौन-सी भाषा बोलते हैं?',
    languageNone: 'भाषा चुनें',
    languageOther: 'कोई और भाषा',
    languageWords: 'भाषा का नाम',
    reason: 'क्या कारण बताया?',
    detailRequired: 'उत्तर भरें।',
    detailTooLong: 'इसे {max} अक्षरों तक छोटा करें।',
    confirm: 'मरीज़ की मृत्यु हो चुकी है। मरीज़ को आगे की सभी कॉल बंद हो जाएँगी।',
    confirmRequired: 'इसकी पुष्टि करें, या दूसरा परिणाम चुनें।',
  },
};

export const nextCallFieldsHindi: TranslationOf<typeof nextCallFieldsMessages> = {
  name: 'next-call-fields',
  sentences: {
    title: 'अगली कॉल',
    wanted: 'फिर कॉल करें',
    quick: 'सामान्य समय',
    tomorrow: 'कल',
    week: '1 सप्ताह',
    twoWeeks: '2 सप्ताह',
    fourWeeks: '4 सप्ताह',
    preferred: 'पसंद: {from} से {to}',
    day: 'अगली कॉल का दिन',
    time: 'अगली कॉल का समय',
    proposed: 'प्रयासों की संख्या के अनुसार सुझाव; मरीज़ ने दूसरा समय कहा हो तो बदलें।',
    escalate: 'तीन प्रयासों में बात नहीं हुई। मरीज़ को अपने टीम प्रमुख को सौंपें।',
    numberOnly: 'इस नंबर पर अब कॉल नहीं की जाएगी। मरीज़ का दूसरा नंबर हो, तो अगली कॉल उस पर होगी।',
    never: 'मरीज़ को अब कॉल नहीं की जाएगी।',
    outside: 'यह कॉल के समय, {from} से {to}, के बाहर है।',
    required: 'मरीज़ कब कॉल चाहते हैं, यह भरें।',
    incomplete: 'दिन और समय भरें।',
    past: 'यह समय बीत चुका है। बाद का समय भरें।',
  },
};
