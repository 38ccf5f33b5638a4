import type { TranslationOf } from '@careline/ui/messages';
import type { leaveDialogMessages } from './leave-dialog.messages.ts';

export const leaveDialogHindi: TranslationOf<typeof leaveDialogMessages> = {
  name: 'leave-dialog',
  sentences: {
    title: 'इस कॉल को बिना सहेजे छोड़ें?',
    body: 'इस कॉल में आपने जो भरा है वह अभी सहेजा नहीं गया है। अभी छोड़ने पर वह खो जाएगा।',
    stay: 'कॉल पर बने रहें',
    leave: 'बिना सहेजे छोड़ें',
  },
};
