import type { TranslationOf } from '../../messages/index.ts';
import type {
  otherReadingsMessages,
  readingsViewerMessages,
  readingTableMessages,
  readingWordsMessages,
} from './readings-viewer.messages.ts';

export const otherReadingsHindi: TranslationOf<typeof otherReadingsMessages> = {
  name: 'other-readings',
  sentences: {
    bare: 'बिना मान के रिकॉर्ड',
    rapidTests: 'त्वरित जाँच',
    other: 'अन्य माप',
    otherNote: 'ये कोड किसी माप से नहीं जुड़ते; इनकी न संदर्भ सीमा है, न चेतावनी।',
    withheld: {
      one: '1 माप गिना नहीं जाता: हटाया गया, बदला गया या संदिग्ध',
      other: '{count} माप गिने नहीं जाते: हटाए गए, बदले गए या संदिग्ध',
    },
    notDrawn: { one: 'चार्ट पर नहीं: 1', other: 'चार्ट पर नहीं: {count}' },
    deleted: 'हटाया गया',
    superseded: 'सुधार से बदला गया',
    enteredInError: 'वापस लिया गया: ग़लती से दर्ज',
    inFuture: 'संदिग्ध: आयात के समय इसका समय आया ही नहीं था',
    beforeBirth: 'संदिग्ध: दर्ज जन्म तिथि से पहले का',
    afterDeath: 'संदिग्ध: दर्ज मृत्यु तिथि के बाद का',
    standing: 'गिना नहीं जाता: {standing}',
    unnamed: 'बिना नाम',
    more: { one: '1 और दिखाएँ', other: '{count} और दिखाएँ' },
  },
};

export const readingsViewerHindi: TranslationOf<typeof readingsViewerMessages> = {
  name: 'readings-viewer',
  sentences: {
    readings: 'माप',
    loading: 'माप लोड हो रहे हैं',
    loaded: { one: '1 माप', other: '{count} माप' },
    failedTitle: 'माप लोड नहीं हो सके',
    partTitle: 'कुछ माप यहाँ नहीं हैं',
    partText: 'लोड नहीं हो सके: {parts}। यहाँ सब कुछ नहीं दिख रहा है।',
    otherPart: 'अन्य माप',
    refreshFailed: 'माप ताज़ा नहीं हो सके; दिखाई गई जानकारी पुरानी हो सकती है।',
    unreadable: {
      one: '1 माप यह संस्करण नहीं दिखा सकता।',
      other: '{count} माप यह संस्करण नहीं दिखा सकता।',
    },
    noneTitle: 'अभी कोई माप नहीं',
    noneText: 'कॉल पर बताए, जोड़े या आयात किए गए माप यहाँ दिखते हैं।',
    add: 'माप जोड़ें',
    cards: 'रुझान',
    values: { one: '1 मान', other: '{count} मान' },
    change: 'पिछले से {change}',
    notDrawn: { one: '1 चार्ट पर नहीं', other: '{count} चार्ट पर नहीं' },
    back: 'सभी माप',
    printedAt: 'छपने का समय',
    unknownTrend: 'इन मापों में ऐसा कोई रुझान नहीं है।',
  },
};

export const readingTableHindi: TranslationOf<typeof readingTableMessages> = {
  name: 'reading-table',
  sentences: {
    caption: '{trend}: चार्ट के मान और वे जो उस पर नहीं हैं',
    date: 'तारीख़',
    time: 'समय',
    entered: 'जैसा दर्ज हुआ',
    shown: '{unit} में',
    flag: 'चेतावनी',
    situation: 'भोजन',
    irregular: 'अनियमित नाड़ी',
    yes: 'हाँ',
    author: 'किसने',
    source: 'स्रोत',
    note: 'टिप्पणी',
    notDrawn: 'चार्ट पर नहीं',
    reading: 'माप',
    enteredLine: '{line}, जैसा दर्ज हुआ',
    shownLine: '{line}, {unit} में',
    newestFirst: 'नए पहले',
    oldestFirst: 'पुराने पहले',
    shortened: 'बहुत दशमलव वाली संख्याएँ पूर्णांकित दिखाई गई हैं। फ़ाइल में हर अंक है।',
    page: '{count} में से {first} से {last}',
    previous: 'पिछला पृष्ठ',
    next: 'अगला पृष्ठ',
    export: 'CSV में निर्यात करें',
    exported: { one: '1 पंक्ति निर्यात हुई', other: '{count} पंक्तियाँ निर्यात हुईं' },
    print: 'छापें',
    days: 'दिन',
    fromTo: '{from} से {to}',
  },
};

export const readingWordsHindi: TranslationOf<typeof readingWordsMessages> = {
  name: 'reading-words',
  sentences: {
    manual: 'हाथ से दर्ज',
    noTime: 'तारीख़ नहीं',
    why_words: 'शब्द हैं, संख्या नहीं',
    why_no_unit: 'इकाई नहीं',
    why_other_unit: 'ऐसी इकाई जो बदली नहीं जा सकती',
    why_impossible: 'यह मान किसी जीवित व्यक्ति का नहीं हो सकता: फिर से मापें',
    why_in_words: 'परिणाम शब्दों में है',
    why_no_time: 'पढ़ने योग्य तारीख़ नहीं',
    why_other_situation: 'बाद के संस्करण की भोजन स्थिति',
  },
};
