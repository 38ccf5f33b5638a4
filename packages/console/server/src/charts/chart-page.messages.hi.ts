import type { ChartPageMessages } from './chart-page-sentences.ts';

export const CHART_PAGE_MESSAGES_HI: ChartPageMessages = {
  total: (count) => `कुल ${count}`,
  counted: (when) => `${when} को गिना गया`,
  empty: 'अभी गिनने के लिए कुछ नहीं है।',
  numbers: 'संख्याएँ',
  all: 'कुल',
  share: 'हिस्सा',
  otherStaff: 'बाकी सब',
  population: 'किनकी गिनती है',
  measure: 'कैसे',
  bins: 'श्रेणियाँ',
  faultTitle: 'चार्ट नहीं दिखाया गया',
  faults: {
    forged: 'यह पता बदल दिया गया है या अधूरा है। Careline से चार्ट फिर खोलें।',
    expired: 'यह पता पाँच मिनट के लिए था। चार्ट फिर लोड करें।',
    refused: 'अब आप यह चार्ट नहीं देख सकते। प्रशासक से अनुमति माँगें।',
    busy: 'गिनने में अभी बहुत समय लग रहा है। एक मिनट बाद चार्ट फिर लोड करें।',
    failed: 'गिनते समय कुछ गलत हुआ। चार्ट फिर लोड करें।',
  },
};
