import type { TranslationOf } from '../../messages/index.ts';
import type { valueFaceMessages } from './value-face.messages.ts';

export const valueFaceHindi: TranslationOf<typeof valueFaceMessages> = {
  name: 'value-face',
  sentences: {
    withAct: '{flag} · {act}',
    inRange: 'सीमा में {range}',
    asUsual: 'सीमा में',
    notJudged: 'आकलन नहीं: {reason}',
    'no-rule': 'कोई नियम नहीं',
    age: 'उम्र पता नहीं',
    sex: 'लिंग पता नहीं',
    pregnancy: 'गर्भावस्था पता नहीं',
    'gestational-age': 'गर्भ का सप्ताह पता नहीं',
    meal: 'खाने से पहले या बाद, पता नहीं',
    words: 'शब्द हैं, संख्या नहीं',
    'no-unit': 'इकाई नहीं',
    'other-unit': 'इकाई समझ नहीं आई',
    invalid: 'अमान्य परिणाम, जाँच दोबारा करें',
    impossible: 'असंभव मान, फिर से मापें',
    swapped: 'संख्याएँ उलटी हैं, फिर से मापें',
    situation: 'समय या भोजन पढ़ा नहीं जा सका',
  },
};
