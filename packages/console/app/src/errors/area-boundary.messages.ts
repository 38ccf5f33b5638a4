import { defineMessages } from '@careline/ui/messages';

export const areaBoundaryMessages = defineMessages({
  en: {
    title: 'This part of the console stopped working',
    body: 'What the server confirmed is safe. Try again; if it happens again, send this error number to support.',
    errorId: 'Error number',
    copy: 'Copy',
    copied: 'Copied',
  },
  hi: {
    title: 'कंसोल के इस भाग ने काम करना बंद कर दिया',
    body: 'सर्वर ने जिसकी पुष्टि की है वह सुरक्षित है। फिर कोशिश करें; दोबारा हो तो यह त्रुटि संख्या सहायता को भेजें।',
    errorId: 'त्रुटि संख्या',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
  },
});
