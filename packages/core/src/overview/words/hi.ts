import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  openItems: {
    listOpenItems: 'मरीज़ की बाकी बातें देखी गईं',
    reviewResult: 'परिणाम देख लिया गया, दर्ज किया गया',
  },
  overview: {
    getRecordSummary: 'रिकॉर्ड का सारांश देखा गया',
    listTimeline: 'मरीज़ की समयरेखा देखी गई',
  },
  labels: {
    call: 'कॉल',
    encounter: 'परामर्श',
    alert: 'असामान्य माप',
    note: 'नोट',
    report: 'रिपोर्ट',
    score: 'स्कोर',
    'case-sheet': 'केस शीट',
    prescription: 'पर्चे',
    'lab-order': 'लैब ऑर्डर',
    'lab-report': 'लैब परिणाम',
    referral: 'रेफ़रल',
    message: 'संदेश',
    imported: 'दूसरी जगह से',
  },
  waiting: {
    countWaiting: 'बाकी काम की गिनती देखी गई',
  },
};
