import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './call-outcome.messages.ts';

export const callInfoOutcomeHindi: TranslationOf<typeof messages> = {
  name: 'call-info/call-outcome',
  sentences: {
    form: 'कॉल फ़ॉर्म',
    answersFailed: 'पिछली कॉलों के उत्तर लोड नहीं हो सके।',
    afterwards: 'टिप्पणी और अगली कॉल',
    note: 'टिप्पणी',
    noteHint: 'अगली बार कॉल करने वाले को क्या पता होना चाहिए',
    noteTooLong: 'टिप्पणी को {max} अक्षरों तक छोटा करें।',
    disposition: 'परिणाम: कॉल का परिणाम चुनें।',
    detail: 'परिणाम: उसके नीचे के प्रश्न का उत्तर भरें।',
    confirmation: 'परिणाम: पुष्टि करें, या दूसरा परिणाम चुनें।',
    nextCall: 'अगली कॉल: आने वाला दिन और समय भरें।',
  },
};
