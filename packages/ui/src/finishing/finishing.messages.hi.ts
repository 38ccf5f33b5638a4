import type { TranslationOf } from '../messages/index.ts';
import type { leftOpenMessages, openItemsMessages } from './finishing.messages.ts';

export const openItemsHindi: TranslationOf<typeof openItemsMessages> = {
  name: 'open-items',
  sentences: {
    title: 'इस मरीज़ के लिए अभी बाकी',
    failed: 'बाकी बातें लोड नहीं हो सकीं',
    none: 'और कुछ बाकी नहीं है।',
    needAct: {
      one: '1 गंभीर बात पर कार्रवाई या कारण चाहिए।',
      other: '{count} गंभीर बातों पर कार्रवाई या कारण चाहिए।',
    },
    critical: 'गंभीर',
    others: 'देखना बाकी ({count})',
    drafts: 'इस डिवाइस पर मसौदे ({count})',
    draftsFailed: 'इस डिवाइस के मसौदे पढ़े नहीं जा सके।',
    acknowledge: 'देखा हुआ दर्ज करें: {what}',
    outcome: 'परिणाम दर्ज करें: {what}',
    reviewed: 'देख लिया दर्ज करें: {what}',
    openResult: 'परिणाम खोलें: {what}',
    openDraft: 'मसौदे पर जाएँ: {what}',
    acknowledgeShort: 'देखा हुआ दर्ज करें',
    outcomeShort: 'परिणाम दर्ज करें',
    reviewedShort: 'देख लिया दर्ज करें',
    openResultShort: 'परिणाम खोलें',
    openDraftShort: 'मसौदे पर जाएँ',
    more: { one: 'ऐसा 1 और मान', other: 'ऐसे {count} और मान' },
    moreValues: '{more}: {values}',
    reason: 'इसे बाकी छोड़ने का कारण: {what}',
    needReason: 'इस पर कार्रवाई करें, या कम से कम 3 अक्षर लिखें।',
    useForAll: 'यही कारण सभी गंभीर बातों के लिए लिखें',
    hidden: 'आप इसे नहीं देख सकते। ड्यूटी डॉक्टर से पूछें।',
    alert: 'असामान्य माप',
    sign: 'ख़तरे का संकेत',
    'lab-task': 'लैब का ख़तरनाक परिणाम',
    'lab-report': 'लैब के परिणाम देखे नहीं गए',
    report: 'फ़ाइल देखी नहीं गई',
    query: 'पर्चे के बारे में सवाल',
    other: 'बाकी बात',
    draftSheet: 'केस शीट',
    draftPrescription: 'पर्चा, हस्ताक्षर नहीं हुआ',
    draftRegistration: 'पंजीकरण में बदलाव',
    draftCall: 'कॉल',
  },
};

export const leftOpenHindi: TranslationOf<typeof leftOpenMessages> = {
  name: 'left-open',
  sentences: {
    title: 'बाकी छोड़ा गया ({count})',
    reason: 'कारण: {reason}',
  },
};
