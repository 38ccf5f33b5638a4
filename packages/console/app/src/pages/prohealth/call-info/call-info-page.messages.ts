import { defineMessages } from '@careline/ui/messages';

export const callInfoPageMessages = defineMessages({
  en: {
    title: 'Call Info',
    whomTitle: 'Whom do you want to call?',
    whom: 'A call belongs to a patient. Search for the patient first and open the call from there.',
    search: 'Find a patient',
  },
  hi: {
    title: 'कॉल जानकारी',
    whomTitle: 'आप किसे कॉल करना चाहते हैं?',
    whom: 'कॉल किसी मरीज़ की होती है। पहले मरीज़ खोजें और वहीं से कॉल खोलें।',
    search: 'मरीज़ खोजें',
  },
});
