import { defineMessages } from '@careline/ui/messages';

export const leaveDialogMessages = defineMessages({
  en: {
    title: 'Leave this call without saving?',
    body: 'What you entered for this call is not saved yet. If you leave now, it is lost.',
    stay: 'Stay on the call',
    leave: 'Leave without saving',
  },
  hi: {
    title: 'इस कॉल को बिना सहेजे छोड़ें?',
    body: 'इस कॉल में आपने जो भरा है वह अभी सहेजा नहीं गया है। अभी छोड़ने पर वह खो जाएगा।',
    stay: 'कॉल पर बने रहें',
    leave: 'बिना सहेजे छोड़ें',
  },
});
