import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './disposition-choice.messages.ts';

export const dispositionChoiceHindi: TranslationOf<typeof messages> = {
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
