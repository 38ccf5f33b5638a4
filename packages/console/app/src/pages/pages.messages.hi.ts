import type { TranslationOf } from '@careline/ui/messages';
import type {
  alertsPageMessages,
  callInfoPageMessages,
  chartsPageMessages,
  configFailedMessages,
  historyPageMessages,
  messagesPageMessages,
  notFoundMessages,
} from './pages.messages.ts';

export const alertsPageHindi: TranslationOf<typeof alertsPageMessages> = {
  name: 'alerts-page',
  sentences: {
    title: 'अलर्ट',
    noAccess: 'आपका खाता मरीज़ों के मान नहीं देख सकता। कुछ भी लोड नहीं किया गया।',
  },
};

export const callInfoPageHindi: TranslationOf<typeof callInfoPageMessages> = {
  name: 'call-info-page',
  sentences: {
    title: 'कॉल जानकारी',
    search: 'मरीज़ खोजें',
    allReadings: 'सभी माप',
    viewReadings: 'सभी माप देखें',
    correct: 'पंजीकरण ठीक करें',
    correctTitle: 'पंजीकरण ठीक करें',
  },
};

export const callStatusHistoryPageHindi: TranslationOf<typeof historyPageMessages> = {
  name: 'call-status-history-page',
  sentences: {
    title: 'कॉल स्थिति इतिहास',
    days: 'दिन',
    dayToday: 'आज',
    dayYesterday: 'बीता कल',
    dayWeek: 'पिछले 7 दिन',
    dayMonth: 'पिछले 30 दिन',
  },
};

export const chartsPageHindi: TranslationOf<typeof chartsPageMessages> = {
  name: 'charts-page',
  sentences: {
    title: 'चार्ट',
  },
};

export const configFailedPageHindi: TranslationOf<typeof configFailedMessages> = {
  name: 'config-failed-page',
  sentences: {
    title: 'केयरलाइन शुरू नहीं हो सका',
    body: 'इस संस्थापन की सेटिंग पढ़ी नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें। यदि ऐसा ही रहे तो सर्वर चलाने वाले को बताएँ कि /config.json पढ़ा नहीं जा रहा।',
  },
};

export const messagesPageHindi: TranslationOf<typeof messagesPageMessages> = {
  name: 'messages-page',
  sentences: {
    title: 'मरीज़ों को संदेश',
    noAccess: 'आपके खाते से संदेश नहीं खुलते',
  },
};

export const notFoundPageHindi: TranslationOf<typeof notFoundMessages> = {
  name: 'not-found-page',
  sentences: {
    title: 'इस पते पर कोई स्क्रीन नहीं है',
    body: 'पते में टाइपिंग की गलती हो सकती है, या इस संस्करण में ऐसी स्क्रीन नहीं है।',
    asked: 'आपने यह पता माँगा:',
    back: 'वापस जाएँ',
    places: 'आप यहाँ जा सकते हैं',
  },
};
