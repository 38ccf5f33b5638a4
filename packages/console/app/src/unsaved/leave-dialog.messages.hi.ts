import type { TranslationOf } from '@careline/ui/messages';
import type { leaveDialogMessages } from './leave-dialog.messages.ts';

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
