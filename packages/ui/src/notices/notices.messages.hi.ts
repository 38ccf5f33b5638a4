import type { TranslationOf } from '../messages/index.ts';
import type {
  clockNoticeMessages,
  offlineNoticeMessages,
  savedLineMessages,
  snackbarMessages,
  unsentWorkMessages,
  updateNoticeMessages,
} from './notices.messages.ts';

export const offlineNoticeHindi: TranslationOf<typeof offlineNoticeMessages> = {
  name: 'offline-notice',
  sentences: {
    offline: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें',
  },
};

export const clockNoticeHindi: TranslationOf<typeof clockNoticeMessages> = {
  name: 'clock-notice',
  sentences: {
    minutesAhead: 'इस डिवाइस की घड़ी {count} मिनट आगे है।',
    hoursAhead: 'इस डिवाइस की घड़ी {count} घंटे आगे है।',
    daysAhead: 'इस डिवाइस की घड़ी {count} दिन आगे है।',
    minutesBehind: 'इस डिवाइस की घड़ी {count} मिनट पीछे है।',
    hoursBehind: 'इस डिवाइस की घड़ी {count} घंटे पीछे है।',
    daysBehind: 'इस डिवाइस की घड़ी {count} दिन पीछे है।',
    whatToDo: 'Careline सर्वर के समय से चलता है। डिवाइस की सेटिंग में तारीख और समय ठीक करें: “अपने आप सेट करें” चुनें।',
    hide: 'छिपाएँ',
  },
};

export const savedLineHindi: TranslationOf<typeof savedLineMessages> = {
  name: 'saved-line',
  sentences: {
    now: 'इस डिवाइस पर अभी सहेजा गया',
    seconds: 'इस डिवाइस पर {count} सेकंड पहले सहेजा गया',
    minutes: 'इस डिवाइस पर {count} मिनट पहले सहेजा गया',
    at: 'इस डिवाइस पर सहेजा गया: {when}',
    unsaved: 'अभी सहेजा नहीं गया',
    failed: 'यह डिवाइस आपका लिखा सहेज नहीं सका। फिर कोशिश की जा रही है; तब तक वह केवल यह पेज खुला रहने तक रहेगा।',
    page: 'आप जो लिखते हैं वह केवल यह पेज खुला रहने तक रहेगा: यह ब्राउज़र सहेजने की जगह नहीं देता।',
  },
};

export const snackbarHindi: TranslationOf<typeof snackbarMessages> = {
  name: 'snackbar',
  sentences: {
    loggingOut: 'अभी लॉग आउट हो रहा है ',
  },
};

export const unsentWorkHindi: TranslationOf<typeof unsentWorkMessages> = {
  name: 'unsent-work',
  sentences: {
    waitingOne: '1 भेजे जाने की प्रतीक्षा में',
    waiting: '{count} भेजे जाने की प्रतीक्षा में',
    attentionOne: '1 को आपकी ज़रूरत है',
    attention: '{count} को आपकी ज़रूरत है',
    both: '{waiting}, {attention}',
    title: 'अभी नहीं भेजा गया',
    empty: 'सब कुछ भेज दिया गया।',
    registration: '{name} का पंजीकरण',
    change: '{name} के विवरण में बदलाव',
    sheet: '{name} की केस शीट',
    call: '{name} के साथ कॉल',
    prescription: '{name} के लिए पर्चा',
    other: '{name} के बारे में प्रविष्टि',
    nameless: 'ऐसे रोगी जिनका नाम यहाँ नहीं है',
    stateDraft: 'शुरू किया, भेजा नहीं',
    stateWaiting: 'भेजे जाने की प्रतीक्षा में',
    stateSending: 'भेजा जा रहा है',
    merged: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया। “अभी भेजें” इसे वहाँ सहेजता है।',
    stateRefused: 'सर्वर ने स्वीकार नहीं किया',
    stateConflict: 'सर्वर के पास कुछ और है',
    maybeStored: 'सर्वर के पास यह पहले से हो सकता है। यह जैसा है वैसा ही फिर भेजा जाएगा और एक बार सहेजा जाएगा।',
    reference: 'संदर्भ: {id}',
    retry: 'अभी भेजें',
    retryOf: 'अभी भेजें: {what}',
    open: 'खोलें',
    openOf: 'खोलें: {what}',
    withdraw: 'वापस लें',
    withdrawOf: 'वापस लें: {what}',
    withdrawTitle: 'इसे वापस लें?',
    withdrawText: 'तब यह यहाँ से कभी नहीं भेजा जाएगा। आपने जो लिखा वह ड्राफ़्ट के रूप में रहेगा, जहाँ ड्राफ़्ट है।',
    withdrawStored: 'सर्वर के पास यह पहले से हो सकता है; यहाँ वापस लेने से वह वहाँ से नहीं हटेगा।',
    keep: 'रहने दें',
    notNow: 'यह अभी संभव नहीं: यह भेजा जा रहा है, या दूसरे टैब में बदला गया।',
    signOutTitle: 'साइन आउट करके बिना भेजा काम खो दें?',
    signOutText:
      'यह सर्वर तक नहीं पहुँचा है। साइन आउट करने पर यह इस डिवाइस से मिट जाएगा और कोई इसे वापस नहीं ला सकेगा।',
    signOutHint: 'इसे रखने के लिए भेजे जाने तक साइन इन रहें, या केवल पेज बंद करें: यह यहाँ आपकी प्रतीक्षा करेगा।',
    unreadableOne: '1 और जो यहाँ पढ़ा नहीं जा सकता',
    unreadable: '{count} और जो यहाँ पढ़े नहीं जा सकते',
    unknown: 'अभी पढ़ा नहीं जा सकता कि इस डिवाइस पर आपका कुछ बाकी है या नहीं।',
    stay: 'साइन इन रहें',
    signOut: 'साइन आउट करें और मिटाएँ',
    failed: 'इसे इस डिवाइस से मिटाया नहीं जा सका। फिर कोशिश करें।',
  },
};

export const updateNoticeHindi: TranslationOf<typeof updateNoticeMessages> = {
  name: 'update-notice',
  sentences: {
    ready: 'नया संस्करण तैयार है',
    reload: 'फिर से लोड करें',
    later: 'बाद में',
  },
};
