import type { TranslationOf } from '@careline/ui/messages';
import type {
  areaBoundaryMessages,
  followMergedMessages,
  languageMissingMessages,
  leaveDialogMessages,
  menuCountMessages,
  menuGroupMessages,
  signInBesideMessages,
  waitingCountMessages,
} from '../../frame/frame.messages.ts';
import type {
  askAgainMessages,
  idleLockedMessages,
  lockedMessages,
  noAccessMessages,
  waitingMessages,
} from '../../guards/guards.messages.ts';
import type { hostedCoverMessages } from '../../hosted/hosted.messages.ts';
import type { authMessages, callbackMessages } from '../../pages/auth/auth.messages.ts';
import type { changePasswordMessages } from '../../pages/auth/change-password.messages.ts';
import type {
  alertsPageMessages,
  callInfoPageMessages,
  chartsPageMessages,
  configFailedMessages,
  historyPageMessages,
  messagesPageMessages,
  notFoundMessages,
} from '../../pages/pages.messages.ts';
import type { consolePaletteMessages } from '../../palette/palette.messages.ts';
import type { tourMessages } from '../../tour/tour.messages.ts';

export const areaBoundary: TranslationOf<typeof areaBoundaryMessages> = {
  name: 'area-boundary',
  sentences: {
    title: 'कंसोल के इस भाग ने काम करना बंद कर दिया',
    body: 'सर्वर ने जिसकी पुष्टि की है वह सुरक्षित है। फिर कोशिश करें; दोबारा हो तो यह त्रुटि संख्या सहायता को भेजें।',
    errorId: 'त्रुटि संख्या',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};

export const languageMissing: TranslationOf<typeof languageMissingMessages> = {
  name: 'language-missing',
  sentences: {
    title: '{language} लोड नहीं हो सकी',
    body: 'कनेक्शन जाँचें और फिर कोशिश करें। तब तक कंसोल अपनी मौजूदा भाषा में रहेगा, और आपने जो भरा है वह नहीं खोएगा।',
    retry: 'फिर कोशिश करें',
    later: 'अभी नहीं',
  },
};

export const followMerged: TranslationOf<typeof followMergedMessages> = {
  name: 'follow-merged',
  sentences: {
    followed: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया, जो अब दिख रहा है।',
  },
};

export const signInBeside: TranslationOf<typeof signInBesideMessages> = {
  name: 'sign-in-beside',
  sentences: {
    signIn: 'नई विंडो में साइन इन करें',
    blocked: 'ब्राउज़र ने विंडो नहीं खोली।',
    openTab: 'नए टैब में साइन इन करें',
    afterwards: 'उसके बाद इस पेज पर लौट आएँ।',
  },
};

export const leaveDialog: TranslationOf<typeof leaveDialogMessages> = {
  name: 'leave-dialog',
  sentences: {
    title: 'बिना सहेजे छोड़ें?',
    body: 'इस पेज पर आपने जो भरा है वह अभी सहेजा नहीं गया है। अभी छोड़ने पर वह खो जाएगा।',
    stored: 'आपका भरा हुआ इस उपकरण पर रखा है, और आप बाद में जारी रख सकते हैं। वह अभी मरीज़ के साथ सहेजा नहीं गया है।',
    callTitle: 'वीडियो कॉल छोड़ें?',
    call: 'बात सिर्फ़ इसी पेज पर चलती है। छोड़ने पर आप तब तक बाहर रहेंगे जब तक कक्ष फिर न खोलें।',
    leaveCall: 'कॉल छोड़ें',
    stay: 'यहीं बने रहें',
    leave: 'बिना सहेजे छोड़ें',
  },
};

export const waitingCount: TranslationOf<typeof waitingCountMessages> = {
  name: 'waiting-count',
  sentences: {
    waiting: {
      one: '1 जानकारी इस डिवाइस पर सुरक्षित है और जैसे ही संभव होगा, भेज दी जाएगी।',
      other: '{count} जानकारियाँ इस डिवाइस पर सुरक्षित हैं और जैसे ही संभव होगा, भेज दी जाएँगी।',
    },
    tray: {
      one: 'सर्वर ने 1 जानकारी नहीं ली; उसे आपको देखना है। तब तक वह सुरक्षित है।',
      other: 'सर्वर ने {count} जानकारियाँ नहीं लीं; उन्हें आपको देखना है। तब तक वे सुरक्षित हैं।',
    },
  },
};

export const menuCount: TranslationOf<typeof menuCountMessages> = {
  name: 'menu-count',
  sentences: {
    alerts: '{count} खुले, {critical} गंभीर',
    tasks: '{count} बाकी, {overdue} की तारीख निकल गई',
    messages: '{count} नहीं भेजे गए',
    unread: '{count} बिना पढ़ी',
    moreUnread: '{count} से ज़्यादा बिना पढ़ी',
    criticalTitle: { one: '{count} गंभीर अलर्ट खुला है', other: '{count} गंभीर अलर्ट खुले हैं' },
  },
};

export const askAgain: TranslationOf<typeof askAgainMessages> = {
  name: 'ask-again',
  sentences: {
    title: 'आगे बढ़ने के लिए फिर से साइन इन करें',
    'ask-again':
      'आपका साइन-इन समाप्त हो गया है। आपने जो भरा है वह इस पेज पर सुरक्षित है, और जो सहेजा जा रहा था वह आपके फिर से साइन इन करते ही भेज दिया जाएगा।',
    'ask-again-unseen':
      'इस ब्राउज़र में आप लॉग आउट हो चुके हैं। आपने जो भरा है वह आपके फिर से साइन इन करने तक इस पेज पर छिपा हुआ सुरक्षित है।',
    'another-person':
      'इस ब्राउज़र में किसी और ने साइन इन किया है। यहाँ भरी गई जानकारी उसी की है जिसने यह पेज खोला था; केवल वही आगे बढ़ सकता है।',
    decline: 'साइन इन न करें',
    loseTitle: 'भरी हुई जानकारी छोड़ दें?',
    lose: 'साइन इन किए बिना, इस पेज पर आपने जो भरा है और सहेजा नहीं है वह खो जाएगा।',
    discard: 'भरी हुई जानकारी हटा दें',
    back: 'वापस',
  },
};

export const idleLockedPage: TranslationOf<typeof idleLockedMessages> = {
  name: 'idle-locked-page',
  sentences: {
    title: 'लॉक',
    heading: '{product} लॉक है',
    body: {
      one: '1 मिनट से किसी भी विंडो में इसका उपयोग नहीं हुआ। इस पेज पर सब कुछ वैसा ही सुरक्षित है।',
      other: '{count} मिनट से किसी भी विंडो में इसका उपयोग नहीं हुआ। इस पेज पर सब कुछ वैसा ही सुरक्षित है।',
    },
    unlock: 'आगे बढ़ने के लिए {name} के रूप में फिर से साइन इन करें।',
    checking: 'आपका साइन-इन जाँचा जा रहा है…',
    failedTitle: 'आपके साइन-इन की पुष्टि नहीं हो सकी',
    failed: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    signOut: 'लॉग आउट करें',
  },
};

export const lockedPage: TranslationOf<typeof lockedMessages> = {
  name: 'locked-page',
  sentences: {
    title: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है',
    body: 'जब तक आपके साइन-इन की पुष्टि नहीं होती, मरीज़ की जानकारी छिपी रहेगी। यह पेज खुला रहने तक आपका लिखा हुआ कुछ भी नहीं खोएगा।',
    trying: 'यह पेज हर 15 सेकंड में और कनेक्शन लौटते ही अपने आप फिर कोशिश करता है।',
  },
};

export const noAccessPage: TranslationOf<typeof noAccessMessages> = {
  name: 'no-access-page',
  sentences: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    needs: '“{screen}” आपके खाते के लिए खुला नहीं है। कुछ भी लोड नहीं किया गया।',
    ask: {
      one: 'अपने व्यवस्थापक से {screens} माँगें।',
      other: 'अपने व्यवस्थापक से इनमें से एक माँगें: {screens}।',
    },
    open: 'आपके लिए खुला',
  },
};

export const waiting: TranslationOf<typeof waitingMessages> = {
  name: 'waiting',
  sentences: { opening: 'खुल रहा है…' },
};

export const hostedCover: TranslationOf<typeof hostedCoverMessages> = {
  name: 'hosted-cover',
  sentences: {
    title: 'आप साइन इन नहीं हैं',
    body: 'साइन इन इस पेज को करवाना है। तब तक किसी मरीज़ की कोई जानकारी नहीं दिखती।',
    entered: 'आपने जो भरा है वह यहीं है, छिपा हुआ, और फिर से साइन इन होने पर आगे बढ़ता है।',
    trying: 'इस पेज से हर 15 सेकंड में फिर पूछा जाता है।',
    another: 'कोई और व्यक्ति साइन इन है',
    anotherBody: 'यह पेज अब किसी और के लिए काम कर रहा है। यहाँ जो भरा गया वह भरने वाले का है और नहीं दिखाया जाता।',
    retry: 'फिर कोशिश करें',
    discard: 'इसे हटाएँ और नए सिरे से शुरू करें',
    closed: 'Careline का कोई हिस्सा यहाँ आपके लिए खुला नहीं है',
    closedBody: 'इस पेज का साइन-इन Careline का कोई हिस्सा नहीं खोलता। पहुँच के लिए इस पेज को चलाने वालों से पूछें।',
  },
};

export const consolePalette: TranslationOf<typeof consolePaletteMessages> = {
  name: 'console-palette',
  sentences: {
    healthChecks: 'बुक की गई स्वास्थ्य जाँचें',
    team: 'टीम: किसके पास कौन-सी कॉल',
    links: 'केंद्रों के बीच लिंक',
    today: 'आज के मेरे परामर्श',
    next: 'अगले मरीज़ को कॉल करें',
    nextNone: 'अभी किसी को कॉल करना बाकी नहीं है',
    nextFailed: 'अगला मरीज़ नहीं लिया जा सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    register: 'मरीज़ का पंजीकरण करें',
    facility: '{name} पर जाएँ',
    facilityFailed: 'केंद्र नहीं बदल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    system: 'सिस्टम की थीम',
    light: 'हल्की थीम',
    dark: 'गहरी थीम',
    contrast: 'उच्च कंट्रास्ट थीम',
    help: 'इस स्क्रीन की सहायता',
    logout: 'लॉग आउट',
  },
};

export const tour: TranslationOf<typeof tourMessages> = {
  name: 'first-steps',
  sentences: {
    title: 'पहले कदम',
    position: '{count} में से {index}',
    started: 'पहले कदम: पन्ने के अंत में एक छोटा परिचय है। आप इसे छोड़ सकते हैं।',
    back: 'पीछे',
    next: 'आगे',
    done: 'समाप्त',
    skip: 'परिचय छोड़ें',
    'next.title': 'अगला कॉल किसे करें',
    'next.text':
      'आपकी सूची सबसे ज़रूरी मरीज़ से शुरू होती है। यह बटन या N दबाएँ, तो अगला मरीज़ आपके लिए आरक्षित हो जाता है।',
    'encounters.title': 'आपके परामर्श',
    'encounters.text': 'आज की मुलाक़ातें देखें, कौन प्रतीक्षा में है, और किन अनुरोधों का उत्तर देना है।',
    'settings.title': 'लोग, केंद्र और टेम्पलेट',
    'settings.text': 'स्टाफ़ को आमंत्रित करें, तय करें कि कौन क्या कर सकता है, और केंद्र तथा संदेश तैयार करें।',
    'charts.title': 'आपके केंद्र के आँकड़े',
    'charts.text': 'चार्ट में कॉल, माप और कार्यक्रम दिन और महीने के हिसाब से गिने होते हैं।',
    'palette.title': 'किसी को भी, कुछ भी खोजें',
    'palette.text': 'कहीं से भी Ctrl+K दबाएँ। नाम, UHID, फ़ोन के अंतिम अंक या स्क्रीन का नाम लिखें।',
    'alerts.title': 'जिन मापों पर अभी ध्यान देना है',
    'alerts.text': 'गंभीर माप यहाँ तब तक रहते हैं जब तक कोई लिख न दे कि क्या किया गया और उन्हें स्वीकार न कर ले।',
    'messages.title': 'मरीज़ों को संदेश',
    'messages.text': 'देखें कि SMS और ई-मेल से कौन-से संदेश गए और कौन-से नहीं पहुँचे।',
    'tasks.title': 'आपके काम',
    'tasks.text': 'आपके और आपकी टीमों के काम और रेफ़रल, उनके नियत दिन के साथ।',
    'account.title': 'आपका खाता',
    'account.text':
      'यहाँ भाषा, थीम, पंक्ति की ऊँचाई और पासवर्ड बदलें। किसी भी स्क्रीन पर ? दबाने से सहायता खुलती है; यह परिचय वहीं से फिर शुरू होता है।',
  },
};

export const authPage: TranslationOf<typeof authMessages> = {
  name: 'auth-page',
  sentences: {
    pageTitle: 'साइन इन',
    tagline: 'देखभाल पहुँचाना हुआ आसान',
    heading: 'स्वास्थ्य कार्यक्रम',
    intro: 'मरीज़ खोजें, कॉल करें और उसे दर्ज करें। अपने कार्य खाते से साइन इन करें।',
    signIn: 'साइन इन करें',
    openingProvider: 'साइन-इन पेज खुल रहा है…',
    failedTitle: 'साइन-इन पेज नहीं खुल सका',
    'failed.unreachable': 'साइन-इन सेवा ने उत्तर नहीं दिया। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    'failed.answer-invalid':
      'उत्तर साइन-इन सेवा का नहीं है। हो सकता है उसकी मरम्मत चल रही हो: कुछ मिनट बाद फिर कोशिश करें; यदि फिर भी न हो तो अपने व्यवस्थापक से पूछें।',
    slow: 'साइन-इन सेवा में समय लग रहा है। आप चाहें तो प्रतीक्षा कर सकते हैं।',
    cancel: 'रद्द करें',
    demo: 'यह काल्पनिक लोगों वाला डेमो है। एक बार दबाएँ और साइन इन करें:',
    demoNobody: 'कोई स्कोप नहीं',
    poster: 'हर मरीज़ तक पहुँच, हर रीडिंग पर नज़र।',
    language: 'भाषा',
    theme: 'थीम',
    'theme.system': 'सिस्टम',
    'theme.light': 'हल्की',
    'theme.dark': 'गहरी',
    'theme.contrast': 'उच्च कंट्रास्ट',
    'reason.no-scopes': 'आपको लॉग आउट किया गया: आपके खाते को अभी कोई अनुमति नहीं मिली है। अपने व्यवस्थापक से पहुँच माँगें।',
    'reason.unsupported-scope':
      'आपको लॉग आउट किया गया: आपकी कोई भी अनुमति इस कंसोल का कोई क्षेत्र नहीं खोलती। अपने व्यवस्थापक से स्वास्थ्य कार्यक्रमों की पहुँच माँगें।',
    'reason.no-segment': 'पता अधूरा होने के कारण आपको लॉग आउट किया गया।',
    'reason.signed-out': 'आप लॉग आउट हो चुके हैं।',
    'reason.signed-out-by-admin': 'व्यवस्थापक ने आपको साइन आउट कर दिया है। कृपया फिर से साइन इन करें।',
    'reason.deactivated':
      'आपको लॉग आउट किया गया: आपका खाता बंद कर दिया गया है। इसे चालू करने के लिए अपने व्यवस्थापक से कहें।',
    'reason.not-on-staff':
      'आपने साइन इन किया, पर Careline में इस खाते का कोई व्यक्ति नहीं है। अपने व्यवस्थापक से कहें कि वे आपको इस खाते के ई-मेल पते के साथ जोड़ें और देखें कि साइन-इन सेवा ने वह पता सत्यापित किया है। या किसी दूसरे खाते से साइन इन करें।',
    'reason.facility-closed':
      'आपने साइन इन किया, पर आपका केंद्र बंद हो चुका है। अपने व्यवस्थापक से कहें कि वे आपको किसी दूसरे केंद्र से जोड़ें। या किसी दूसरे खाते से साइन इन करें।',
    'reason.callback-failed': 'साइन-इन पूरा नहीं हुआ। कृपया फिर से साइन इन करें।',
    'reason.expired': 'आपका साइन-इन समाप्त हो गया है। कृपया फिर से साइन इन करें।',
    'reason.idle': 'कुछ समय से उपयोग न होने के कारण कंसोल लॉक हो गया था। कृपया फिर से साइन इन करें।',
    changePassword: 'पासवर्ड बदलें',
  },
};

export const callbackPage: TranslationOf<typeof callbackMessages> = {
  name: 'callback-page',
  sentences: {
    title: 'साइन इन',
    doneTitle: 'आपने फिर से साइन इन कर लिया है',
    done: 'यह विंडो बंद करें और दूसरी विंडो में आगे बढ़ें।',
    failedTitle: 'साइन-इन पूरा नहीं हुआ',
    failed: 'कृपया फिर से कोशिश करें। दूसरी विंडो में आपका भरा हुआ सुरक्षित है।',
  },
};

export const changePassword: TranslationOf<typeof changePasswordMessages> = {
  name: 'change-password',
  sentences: {
    title: 'पासवर्ड बदलें',
    intro: 'अपने खाते का ई-मेल पता भरें। आगे क्या करना है, यह साइन-इन सेवा बताएगी।',
    email: 'ई-मेल पता',
    emailMissing: 'ई-मेल पता भरें, जैसे name@hospital.example.',
    send: 'भेजें',
    sending: 'भेजा जा रहा है…',
    back: 'साइन इन पर वापस',
    failedTitle: 'आपका अनुरोध स्वीकार नहीं हुआ',
    'failed.unreachable': 'साइन-इन सेवा ने उत्तर नहीं दिया। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    'failed.refused':
      'साइन-इन सेवा ने इसे अस्वीकार कर दिया। ई-मेल पता जाँचें और फिर कोशिश करें; यदि फिर भी न हो तो अपने व्यवस्थापक से पूछें।',
    'failed.too-many': 'यह बहुत बार माँगा जा चुका है। कुछ मिनट रुकें और फिर कोशिश करें।',
    'failed.answer-invalid':
      'उत्तर साइन-इन सेवा का नहीं है। हो सकता है उसकी मरम्मत चल रही हो: कुछ मिनट बाद फिर कोशिश करें; यदि फिर भी न हो तो अपने व्यवस्थापक से पूछें।',
  },
};

export const alertsPage: TranslationOf<typeof alertsPageMessages> = {
  name: 'alerts-page',
  sentences: {
    title: 'अलर्ट',
    noAccess: 'आपका खाता मरीज़ों के मान नहीं देख सकता। कुछ भी लोड नहीं किया गया।',
  },
};

export const callInfoPage: TranslationOf<typeof callInfoPageMessages> = {
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

export const callStatusHistoryPage: TranslationOf<typeof historyPageMessages> = {
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

export const chartsPage: TranslationOf<typeof chartsPageMessages> = {
  name: 'charts-page',
  sentences: {
    title: 'चार्ट',
  },
};

export const configFailedPage: TranslationOf<typeof configFailedMessages> = {
  name: 'config-failed-page',
  sentences: {
    title: 'केयरलाइन शुरू नहीं हो सका',
    body: 'इस संस्थापन की सेटिंग पढ़ी नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें। यदि ऐसा ही रहे तो सर्वर चलाने वाले को बताएँ कि /config.json पढ़ा नहीं जा रहा।',
  },
};

export const messagesPage: TranslationOf<typeof messagesPageMessages> = {
  name: 'messages-page',
  sentences: {
    title: 'मरीज़ों को संदेश',
    noAccess: 'आपके खाते से संदेश नहीं खुलते',
  },
};

export const notFoundPage: TranslationOf<typeof notFoundMessages> = {
  name: 'not-found-page',
  sentences: {
    title: 'इस पते पर कोई स्क्रीन नहीं है',
    body: 'पते में टाइपिंग की गलती हो सकती है, या इस संस्करण में ऐसी स्क्रीन नहीं है।',
    asked: 'आपने यह पता माँगा:',
    back: 'वापस जाएँ',
    places: 'आप यहाँ जा सकते हैं',
  },
};

export const menuGroups: TranslationOf<typeof menuGroupMessages> = {
  name: 'menu-groups',
  sentences: {
    work: 'काम',
    patients: 'मरीज़',
    care: 'इलाज',
    money: 'भुगतान',
    insight: 'विश्लेषण',
    administration: 'प्रबंधन',
  },
};
