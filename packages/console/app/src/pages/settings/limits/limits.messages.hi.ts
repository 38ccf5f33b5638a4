import type { TranslationOf } from '@careline/ui/messages';
import type { limitsMessages } from './limits.messages.ts';

export const limitsHindi: TranslationOf<typeof limitsMessages> = {
  name: 'limits',
  sentences: {
    intro:
      'मान किन सीमाओं और मधुमेह लक्ष्यों से आँके जाते हैं। ख़तरे की सीमाएँ हर योजना में वही रहती हैं और यहाँ कुछ भी तय हो, अलर्ट देती हैं।',
    unsigned: 'इन सीमाओं पर अभी किसी चिकित्सक के हस्ताक्षर नहीं हैं। बदलने से पहले चिकित्सक से पूछें।',
    caption: 'कार्यक्रमों की सीमाएँ',
    programme: 'कार्यक्रम',
    scheme: 'योजना',
    schemeHint: 'रक्तचाप, बीएमआई और हीमोग्लोबिन की श्रेणियाँ।',
    beforeMeal: 'खाने से पहले',
    afterMeal: 'खाने के बाद',
    hba1c: 'HbA1c',
    changed: 'पिछला बदलाव',
    never: 'डिफ़ॉल्ट',
    change: 'बदलें',
    changeOf: '{programme} की सीमाएँ बदलें',
    title: '{programme} की सीमाएँ',
    again: 'पिछले 31 दिनों के मान पृष्ठभूमि में फिर से आँके जाते हैं।',
    beforeMealLeast: 'खाने से पहले, कम से कम',
    beforeMealGreatest: 'खाने से पहले, अधिक से अधिक',
    afterMealGreatest: 'खाने के बाद, अधिक से अधिक',
    hba1cBelow: 'HbA1c, इससे कम',
    wrongNumber: '{least} से {greatest} तक की संख्या भरें।',
    wrongOrder: 'लक्ष्य की शुरुआत के मान से बड़ा मान भरें।',
    stored: '{programme} की सीमाएँ सहेज ली गईं।',
  },
};
