import type { TranslationOf } from '../../messages/index.ts';
import type { dangerSignsMessages } from './danger-signs.messages.ts';

export const dangerSignsHindi: TranslationOf<typeof dangerSignsMessages> = {
  name: 'danger-signs',
  sentences: {
    title: 'कॉल पर बताए ख़तरे के संकेत ({count})',
    titleSoFar: 'कॉल पर बताए ख़तरे के संकेत (अब तक {count})',
    loading: 'ख़तरे के संकेत लोड हो रहे हैं',
    failed: 'कॉल पर बताए ख़तरे के संकेत लोड नहीं हो सके',
    refreshFailed: 'ख़तरे के संकेत ताज़ा नहीं हो सके; जो दिख रहा है वह पुराना हो सकता है।',
    moreFailed: 'पुराने ख़तरे के संकेत लोड नहीं हो सके।',
    more: 'पुराने ख़तरे के संकेत दिखाएँ',
    reportedTo: '{name} को बताया · {time}',
    handedTo: '{name} को सौंपा',
    tried: '{name} का संपर्क नहीं हुआ · {time}',
    settledBy: '{name} ने दर्ज किया · {time}',
    corrected: 'समाप्त: कॉल सुधारी गई · {time}',
    withdrawn: 'समाप्त: कॉल वापस ली गई · {time}',
    record: 'परिणाम दर्ज करें',
    recordOf: 'परिणाम दर्ज करें: {name}',
    outcome: 'क्या हुआ',
    outcomeMissing: 'चुनें कि क्या हुआ।',
    means: 'आपका नाम, समय और उत्तर इसके साथ रहेंगे। परिणाम दर्ज होने तक मरीज़ को अगले दिन फिर कॉल की जाती है।',
    diedMeans: 'मृत्यु को कॉल पर भी दर्ज करें, ताकि मरीज़ को फिर कोई कॉल न करे।',
    notSaved: 'परिणाम दर्ज नहीं हो सका',
    already: '{name} ने परिणाम पहले ही दर्ज कर दिया है: {time}',
    alreadyText: 'आपका परिणाम सहेजा नहीं गया। उनका देखने के लिए ख़तरे के संकेत फिर लोड करें।',
    gone: 'जिस कॉल में यह बताया गया था वह इस बीच सुधारी या वापस ली गई। अब कुछ दर्ज करना बाकी नहीं।',
  },
};
