import type { failureMessages } from '../../http/failure.messages.ts';
import type { TranslationOf } from '../../messages/index.ts';
import type {
  clockNoticeMessages,
  offlineNoticeMessages,
  savedLineMessages,
  snackbarMessages,
  unsentWorkMessages,
  updateNoticeMessages,
} from '../../notices/notices.messages.ts';
import type {
  dateFieldMessages,
  dialogMessages,
  fileFieldMessages,
  filterPanelMessages,
  numberFieldMessages,
  progressLineMessages,
  progressMessages,
  textAreaMessages,
} from '../../primitives/further-primitives.messages.ts';
import type {
  errorStateMessages,
  fieldMessages,
  onDemandMessages,
} from '../../primitives/primitives.messages.ts';
import type { keySheetMessages } from '../../shell/key-sheet/key-sheet.messages.ts';
import type {
  accountInfoMessages,
  appsDrawerMessages,
  bottomBarMessages,
  fullScreenMessages,
  panelMessages,
  shellMessages,
  sideMenuMessages,
  topBarMessages,
} from '../../shell/shell.messages.ts';

export const failure: TranslationOf<typeof failureMessages> = {
  name: 'failure',
  sentences: {
    unreachable: 'सर्वर से संपर्क नहीं हो रहा। कनेक्शन जाँचें और फिर कोशिश करें।',
    originUnknown: 'Careline {origin} को नहीं पहचानता। व्यवस्थापक से कहें कि वे इसे “सेटिंग्स, साझेदार” में जोड़ें।',
    offline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर यह लोड होगा।',
    timeout: 'सर्वर ने समय पर उत्तर नहीं दिया। फिर कोशिश करें।',
    answerInvalid: 'सर्वर का उत्तर यह संस्करण पढ़ नहीं सकता। बाद में फिर कोशिश करें।',
    rateLimited: 'कम समय में बहुत अधिक अनुरोध हुए। थोड़ा रुककर फिर कोशिश करें।',
    scopeMissing: 'आपके खाते को इसकी अनुमति नहीं है। व्यवस्थापक से अनुमति माँगें।',
    facilityRefused: 'आप इस केंद्र से जुड़े नहीं हैं। व्यवस्थापक से अनुमति माँगें।',
    facilityClosed: 'यह केंद्र बंद है। खाता मेनू में दूसरा केंद्र चुनें, या व्यवस्थापक से माँगें।',
    staffDeactivated: 'आपका खाता बंद कर दिया गया है। व्यवस्थापक से संपर्क करें।',
    tokenRefused: 'आपका साइन-इन नया किया जा रहा है। फिर कोशिश करें।',
    tokenRefusedAgain:
      'सर्वर इस पेज का साइन-इन स्वीकार नहीं करता। पेज फिर से लोड करें; ऐसा ही रहे तो पेज की देखभाल करने वाले को बताएँ।',
    tokenDenied: 'आप इस पेज पर Careline का उपयोग नहीं कर सकते। Careline के व्यवस्थापक से अनुमति माँगें।',
    tokenMissing: 'पेज ने साइन-इन नहीं दिया। फिर कोशिश करें।',
    notFound: 'यह मौजूद नहीं है, या किसी दूसरे केंद्र का है।',
    patientMerged: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया है। वह रिकॉर्ड खोलें और वहाँ दर्ज करें।',
    inputInvalid: 'सर्वर इसे स्वीकार नहीं कर सका। बदलकर फिर कोशिश करें।',
    serverFailed: 'सर्वर में गड़बड़ी हुई। फिर कोशिश करें; दोबारा हो तो अनुरोध संख्या बताएँ।',
  },
};

export const offlineNotice: TranslationOf<typeof offlineNoticeMessages> = {
  name: 'offline-notice',
  sentences: {
    offline: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें',
  },
};

export const clockNotice: TranslationOf<typeof clockNoticeMessages> = {
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

export const savedLine: TranslationOf<typeof savedLineMessages> = {
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

export const snackbar: TranslationOf<typeof snackbarMessages> = {
  name: 'snackbar',
  sentences: {
    loggingOut: 'अभी लॉग आउट हो रहा है ',
  },
};

export const unsentWork: TranslationOf<typeof unsentWorkMessages> = {
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

export const updateNotice: TranslationOf<typeof updateNoticeMessages> = {
  name: 'update-notice',
  sentences: {
    ready: 'नया संस्करण तैयार है',
    reload: 'फिर से लोड करें',
    later: 'बाद में',
  },
};

export const fileField: TranslationOf<typeof fileFieldMessages> = {
  name: 'file-field',
  sentences: {
    remove: '{name} हटाएँ',
    uploading: '{name} अपलोड हो रही है',
    failed: '{name} अपलोड नहीं हो सकी। इसे हटाकर फिर से चुनें।',
    tooLarge: '{name} बहुत बड़ी है। इसे हटाकर छोटी फ़ाइल चुनें।',
    wrongType: '{name} का प्रकार नहीं लिया जाता। इसे हटाकर दूसरी फ़ाइल चुनें।',
    infected: '{name} में वायरस मिला। इसे हटाएँ।',
    filesOf: '{label} की फ़ाइलें',
    atMost: { one: 'एक फ़ाइल', other: 'अधिकतम {count} फ़ाइलें' },
  },
};

export const numberField: TranslationOf<typeof numberFieldMessages> = {
  name: 'number-field',
  sentences: {
    unitOf: '{label} की इकाई',
  },
};

export const progress: TranslationOf<typeof progressMessages> = {
  name: 'progress',
  sentences: { loading: 'लोड हो रहा है' },
};

export const textArea: TranslationOf<typeof textAreaMessages> = {
  name: 'text-area',
  sentences: {
    left: { one: '{count} अक्षर शेष', other: '{count} अक्षर शेष' },
  },
};

export const dateField: TranslationOf<typeof dateFieldMessages> = {
  name: 'date-field',
  sentences: {
    shape: 'दिन-माह-वर्ष',
    notADay: 'दिन को DD-MM-YYYY के रूप में लिखें, जैसे 05-01-2024।',
    calendar: 'कैलेंडर से दिन चुनें',
    timeOf: 'समय',
    timeShape: 'h:mm pm',
    notATime: 'समय को 4:30 pm या 16:30 के रूप में लिखें।',
    clock: 'सूची से समय चुनें',
  },
};

export const filterPanel: TranslationOf<typeof filterPanelMessages> = {
  name: 'filter-panel',
  sentences: {
    filters: 'फ़िल्टर',
    filtersSet: { one: 'फ़िल्टर ({count})', other: 'फ़िल्टर ({count})' },
    clear: 'फ़िल्टर हटाएँ',
    remove: 'फ़िल्टर हटाएँ: {label}',
    chip: '{name}: {value}',
  },
};

export const dialog: TranslationOf<typeof dialogMessages> = {
  name: 'dialog',
  sentences: { close: 'बंद करें' },
};

export const progressLine: TranslationOf<typeof progressLineMessages> = {
  name: 'progress-line',
  sentences: {
    wait: 'कृपया प्रतीक्षा करें',
  },
};

export const errorState: TranslationOf<typeof errorStateMessages> = {
  name: 'error-state',
  sentences: {
    retry: 'फिर से कोशिश करें',
    reference: 'सहायता के लिए संदर्भ: {requestId}',
    copy: 'संदर्भ कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};

export const field: TranslationOf<typeof fieldMessages> = {
  name: 'field',
  sentences: { required: '(आवश्यक)' },
};

export const onDemand: TranslationOf<typeof onDemandMessages> = {
  name: 'on-demand',
  sentences: {
    missing: 'यह हिस्सा लोड नहीं हो सका',
    missingDo: 'कनेक्शन जाँचें और फिर कोशिश करें। आपने जो भरा है, वह बना हुआ है।',
    retry: 'फिर कोशिश करें',
  },
};

export const accountInfo: TranslationOf<typeof accountInfoMessages> = {
  name: 'account-info',
  sentences: {
    account: 'खाता',
    roles: 'भूमिकाएँ',
    facility: 'केंद्र',
    noFacility: 'कोई केंद्र नहीं',
    noRoles: 'कोई भूमिका नहीं',
    signIn: 'साइन इन का माध्यम',
    ecc: 'ECC',
    facilityHint: 'दिखाई गई हर जानकारी चिह्नित केंद्र की है।',
    facilityChanged: 'केंद्र: {name}',
    facilityFailed: 'केंद्र नहीं बदल सका। कनेक्शन जाँचें और फिर से कोशिश करें; दोबारा न हो तो अपने व्यवस्थापक से पूछें।',
    theme: 'थीम',
    system: 'सिस्टम',
    light: 'हल्की',
    dark: 'गहरी',
    contrast: 'उच्च कंट्रास्ट',
    language: 'भाषा',
    density: 'पंक्ति की ऊँचाई',
    comfortable: 'आरामदायक',
    compact: 'सघन',
    notify: 'गंभीर अलर्ट की सूचना दें',
    notifyOn: 'चालू',
    notifyOff: 'बंद',
    notifyBlocked: 'यह ब्राउज़र सूचनाएँ रोकता है। उसकी सेटिंग में इस पेज के लिए अनुमति दें।',
    security: 'पासवर्ड और साइन इन की सुरक्षा',
    newTab: '(नया टैब खुलेगा)',
    keys: 'कीबोर्ड शॉर्टकट',
    help: 'इस स्क्रीन की सहायता',
    ownStatus: 'मेरी स्थिति',
    snippets: 'तैयार वाक्य',
    tour: 'परिचय फिर देखें',
    logout: 'लॉग आउट',
    privacy: 'गोपनीयता नीति और शर्तें',
    version: 'संस्करण {version}',
    build: 'बिल्ड {build}',
  },
};

export const appsDrawer: TranslationOf<typeof appsDrawerMessages> = {
  name: 'apps-drawer',
  sentences: {
    apps: 'ऐप',
  },
};

export const bottomBar: TranslationOf<typeof bottomBarMessages> = {
  name: 'bottom-bar',
  sentences: {
    bar: 'त्वरित पहुँच',
    alerts: 'अलर्ट',
    account: 'खाता',
  },
};

export const fullScreen: TranslationOf<typeof fullScreenMessages> = {
  name: 'full-screen',
  sentences: {
    leave: 'पूर्ण स्क्रीन से बाहर निकलें',
    entered: 'पूर्ण स्क्रीन। Escape से बाहर निकलें।',
  },
};

export const keySheet: TranslationOf<typeof keySheetMessages> = {
  name: 'key-sheet',
  sentences: {
    title: 'कीबोर्ड शॉर्टकट',
    typing: 'अक्षर और अंक तब काम करते हैं जब आप किसी फ़ील्ड में टाइप नहीं कर रहे हों।',
    tour: 'परिचय फिर देखें',
    palette: 'मरीज़, स्क्रीन या काम खोजें',
    keys: 'सहायता और शॉर्टकट दिखाएँ',
    nextPatient: 'अगले मरीज़ को कॉल करें',
    recordPart: 'रिकॉर्ड के किसी भाग पर जाएँ',
    addToRecord: 'रिकॉर्ड में कुछ जोड़ें',
    otherOutcome: 'संख्या से कॉल का दूसरा परिणाम चुनें',
    outcome: 'कॉल का परिणाम उसकी संख्या से चुनें',
    saveCall: 'कॉल सहेजें',
    unchanged: 'पिछला मान फिर से भरें',
    nextSection: 'फ़ॉर्म का अगला भाग; आख़िरी के बाद नोट और अगली कॉल',
    callNote: 'कॉल के नोट पर जाएँ',
    previousSection: 'पिछला भाग',
    saveSection: 'केस शीट का भाग सहेजें',
    findSection: 'केस शीट का भाग खोजें',
  },
};

export const panel: TranslationOf<typeof panelMessages> = {
  name: 'panel',
  sentences: {
    close: 'बंद करें',
    notLoaded: 'यह नहीं खुल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
  },
};

export const shell: TranslationOf<typeof shellMessages> = {
  name: 'shell',
  sentences: {
    skip: 'सीधे सामग्री पर जाएँ',
    account: 'खाता',
    accountInfo: 'खाते की जानकारी',
    closeMenu: 'मेनू बंद करें',
    facility: 'केंद्र',
  },
};

export const sideMenu: TranslationOf<typeof sideMenuMessages> = {
  name: 'side-menu',
  sentences: {
    menu: 'मुख्य मेनू',
    expand: 'मेनू फैलाएँ',
    collapse: 'मेनू समेटें',
    inbox: 'इनबॉक्स',
  },
};

export const topBar: TranslationOf<typeof topBarMessages> = {
  name: 'top-bar',
  sentences: {
    apps: 'ऐप',
    tabs: 'ऐप लिंक',
    account: '{name} का खाता मेनू',
    facility: 'केंद्र: {name}। बदलें।',
    search: 'खोजें या खोलें',
  },
};
