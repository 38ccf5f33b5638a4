import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './messages-outbox.messages.ts';

export const messagesOutboxHindi: TranslationOf<typeof messages> = {
  name: 'messages-outbox',
  sentences: {
    filters: 'फ़िल्टर',
    state: 'स्थिति',
    channel: 'कैसे भेजा',
    whose: 'किसके',
    any: 'सभी',
    mine: 'केवल मेरे',
    refresh: 'ताज़ा करें',
    waiting: { one: '{count} प्रतीक्षा में', other: '{count} प्रतीक्षा में' },
    failed: { one: '{count} नहीं पहुँचा', other: '{count} नहीं पहुँचे' },
    list: 'मरीज़ों को संदेश',
    loading: 'संदेश लोड हो रहे हैं।',
    loadFailed: 'संदेश लोड नहीं हो सके',
    moreFailed: 'और संदेश लोड नहीं हो सके',
    refreshFailed: 'संदेश ताज़ा नहीं हो सके',
    noneTitle: 'कोई संदेश नहीं',
    none: 'अभी तक किसी मरीज़ को संदेश नहीं भेजा गया है। संदेश कॉल के साथ लिखे जाते हैं।',
    noneFiltered: 'इन फ़िल्टरों से कोई संदेश मेल नहीं खाता।',
    clear: 'सभी दिखाएँ',
    more: 'और दिखाएँ',
    unnamed: 'बिना नाम का मरीज़',
  },
};
