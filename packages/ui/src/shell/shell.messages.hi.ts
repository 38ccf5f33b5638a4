import type { TranslationOf } from '../messages/index.ts';
import type {
  accountInfoMessages,
  appsDrawerMessages,
  bottomBarMessages,
  fullScreenMessages,
  keySheetMessages,
  panelMessages,
  shellMessages,
  sideMenuMessages,
  topBarMessages,
} from './shell.messages.ts';

export const accountInfoHindi: TranslationOf<typeof accountInfoMessages> = {
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
    tour: 'परिचय फिर देखें',
    logout: 'लॉग आउट',
    privacy: 'गोपनीयता नीति और शर्तें',
    version: 'संस्करण {version}',
    build: 'बिल्ड {build}',
  },
};

export const appsDrawerHindi: TranslationOf<typeof appsDrawerMessages> = {
  name: 'apps-drawer',
  sentences: {
    apps: 'ऐप',
  },
};

export const bottomBarHindi: TranslationOf<typeof bottomBarMessages> = {
  name: 'bottom-bar',
  sentences: {
    bar: 'त्वरित पहुँच',
    alerts: 'अलर्ट',
    account: 'खाता',
  },
};

export const fullScreenHindi: TranslationOf<typeof fullScreenMessages> = {
  name: 'full-screen',
  sentences: {
    leave: 'पूर्ण स्क्रीन से बाहर निकलें',
    entered: 'पूर्ण स्क्रीन। Escape से बाहर निकलें।',
  },
};

export const keySheetHindi: TranslationOf<typeof keySheetMessages> = {
  name: 'key-sheet',
  sentences: {
    title: 'कीबोर्ड शॉर्टकट',
    typing: 'अक्षर और अंक तब काम करते हैं जब आप किसी फ़ील्ड में टाइप नहीं कर रहे हों।',
    tour: 'परिचय फिर देखें',
    palette: 'मरीज़, स्क्रीन या काम खोजें',
    keys: 'ये शॉर्टकट दिखाएँ',
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

export const panelHindi: TranslationOf<typeof panelMessages> = {
  name: 'panel',
  sentences: {
    close: 'बंद करें',
    notLoaded: 'यह नहीं खुल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
  },
};

export const shellHindi: TranslationOf<typeof shellMessages> = {
  name: 'shell',
  sentences: {
    skip: 'सीधे सामग्री पर जाएँ',
    account: 'खाता',
    accountInfo: 'खाते की जानकारी',
    closeMenu: 'मेनू बंद करें',
    facility: 'केंद्र',
  },
};

export const sideMenuHindi: TranslationOf<typeof sideMenuMessages> = {
  name: 'side-menu',
  sentences: {
    menu: 'मुख्य मेनू',
    expand: 'मेनू फैलाएँ',
    collapse: 'मेनू समेटें',
    inbox: 'इनबॉक्स',
  },
};

export const topBarHindi: TranslationOf<typeof topBarMessages> = {
  name: 'top-bar',
  sentences: {
    apps: 'ऐप',
    tabs: 'ऐप लिंक',
    account: '{name} का खाता मेनू',
    facility: 'केंद्र: {name}। बदलें।',
    search: 'खोजें या खोलें',
  },
};
