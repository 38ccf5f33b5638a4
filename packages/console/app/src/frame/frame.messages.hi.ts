import type { TranslationOf } from '@careline/ui/messages';
import type {
  areaBoundaryMessages,
  followMergedMessages,
  languageMissingMessages,
  leaveDialogMessages,
  menuCountMessages,
  signInBesideMessages,
  waitingCountMessages,
} from './frame.messages.ts';

export const areaBoundaryHindi: TranslationOf<typeof areaBoundaryMessages> = {
  name: 'area-boundary',
  sentences: {
    title: 'कंसोल के इस भाग ने काम करना बंद कर दिया',
    body: 'सर्वर ने जिसकी पुष्टि की है वह सुरक्षित है। फिर कोशिश करें; दोबारा हो तो यह त्रुटि संख्या सहायता को भेजें।',
    errorId: 'त्रुटि संख्या',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};

export const languageMissingHindi: TranslationOf<typeof languageMissingMessages> = {
  name: 'language-missing',
  sentences: {
    title: '{language} लोड नहीं हो सकी',
    body: 'कनेक्शन जाँचें और फिर कोशिश करें। तब तक कंसोल अपनी मौजूदा भाषा में रहेगा, और आपने जो भरा है वह नहीं खोएगा।',
    retry: 'फिर कोशिश करें',
    later: 'अभी नहीं',
  },
};

export const followMergedHindi: TranslationOf<typeof followMergedMessages> = {
  name: 'follow-merged',
  sentences: {
    followed: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया, जो अब दिख रहा है।',
  },
};

export const signInBesideHindi: TranslationOf<typeof signInBesideMessages> = {
  name: 'sign-in-beside',
  sentences: {
    signIn: 'नई विंडो में साइन इन करें',
    blocked: 'ब्राउज़र ने विंडो नहीं खोली।',
    openTab: 'नए टैब में साइन इन करें',
    afterwards: 'उसके बाद इस पेज पर लौट आएँ।',
  },
};

export const leaveDialogHindi: TranslationOf<typeof leaveDialogMessages> = {
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

export const waitingCountHindi: TranslationOf<typeof waitingCountMessages> = {
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

export const menuCountHindi: TranslationOf<typeof menuCountMessages> = {
  name: 'menu-count',
  sentences: {
    alerts: '{count} खुले, {critical} गंभीर',
    tasks: '{count} बाकी, {overdue} की तारीख निकल गई',
    messages: '{count} नहीं भेजे गए',
    criticalTitle: { one: '{count} गंभीर अलर्ट खुला है', other: '{count} गंभीर अलर्ट खुले हैं' },
  },
};
