import type { TranslationOf } from '../messages/index.ts';
import type { analyticsChartsMessages } from './analytics-charts/analytics-charts.messages.ts';

export const analyticsChartsHindi: TranslationOf<typeof analyticsChartsMessages> = {
  name: 'analytics-charts',
  sentences: {
    topics: 'विषय',
    topic: 'विषय',
    period: 'अवधि',
    frame: 'चार्ट: {topic}',
    loading: 'चार्ट लोड हो रहा है',
    shown: 'चार्ट दिखाया गया: {topic}',
    again: 'ताज़ा करें',
    full: 'पूरी स्क्रीन',
    notFull: 'पूरी स्क्रीन से बाहर',
    asTable: 'तालिका दिखाएँ',
    asChart: 'चार्ट दिखाएँ',
    print: 'प्रिंट करें',
    printFailed: 'प्रिंट का पेज नहीं खुला। इस साइट के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।',
    export: 'CSV में निर्यात करें',
    exportFailed: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
    failedTitle: 'चार्ट लोड नहीं हो सका',
    slow: 'चार्ट सेवा ने 15 सेकंड में उत्तर नहीं दिया।',
    elsewhere: '{service} ने बनाया। चार्ट न दिखे तो ताज़ा करें।',
    population: 'किनकी गिनती है',
    measure: 'कैसे',
  },
};
