import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './add-report.messages.ts';

export const addReportHindi: TranslationOf<typeof messages> = {
  name: 'add-report',
  sentences: {
    title: 'रिपोर्ट जोड़ें',
    loading: 'मरीज़ की जानकारी लोड हो रही है',
    notJudged:
      'मरीज़ का रिकॉर्ड लोड नहीं हो सका। आप रिपोर्ट जोड़ सकते हैं; यहाँ उसके मान उम्र और गर्भावस्था के अनुसार नहीं जाँचे जाते।',
    again: 'फिर कोशिश करें',
    metric: 'रिपोर्ट',
    choose: 'चुनें',
    metricMissing: 'रिपोर्ट चुनें।',
    day: 'रिपोर्ट की तारीख़',
    dayMissing: 'रिपोर्ट की तारीख़ चुनें।',
    dayToCome: 'यह तारीख़ अभी आई नहीं है।',
    file: 'रिपोर्ट की फ़ाइल',
    fileHint: 'PDF, JPEG या PNG, 20 MB तक। मान भरने पर ज़रूरी नहीं।',
    empty: 'कोई मान भरें या फ़ाइल चुनें।',
    close: 'बंद करें',
    failed: 'यह अभी सहेजा नहीं गया है, और आपका भरा हुआ कुछ भी खोया नहीं है।',
    added: '{metric} जोड़ी गई।',
    stored: 'रिपोर्ट सहेजी गई है।',
  },
};
