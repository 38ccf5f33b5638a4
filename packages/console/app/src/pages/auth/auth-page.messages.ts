import { defineMessages } from '@careline/ui/messages';

export const authMessages = defineMessages({
  en: {
    pageTitle: 'Sign in',
    tagline: 'Delivering Care Made Easy',
    heading: 'Health Programmes',
    intro: 'Find a patient, make the call and log it. Sign in with your work account.',
    signIn: 'Sign in',
    openingProvider: 'Opening the sign-in page…',
    failedTitle: 'The sign-in page could not be opened',
    'failed.unreachable': 'The sign-in service did not answer. Check your connection, then try again.',
    'failed.answer-invalid':
      'What answered is not the sign-in service. It may be under repair: try again in a few minutes; if it stays so, ask your administrator.',
    slow: 'The sign-in service is taking long. You can go on waiting.',
    cancel: 'Cancel',
    demo: 'This is a demo with invented people. Accounts:',
    'reason.no-scopes':
      'You were logged out: your account has no scopes yet. Ask your administrator for access.',
    'reason.unsupported-scope':
      'You were logged out: none of your scopes opens an area of this console. Ask your administrator for access to the health programmes.',
    'reason.no-segment': 'You were logged out because the address was not complete.',
    'reason.signed-out': 'You are logged out.',
    'reason.callback-failed': 'The sign-in did not finish. Please sign in again.',
    'reason.expired': 'Your sign-in has ended. Please sign in again.',
    'reason.idle': 'The console was locked because nobody used it for a while. Please sign in again.',
  },
  hi: {
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
    demo: 'यह काल्पनिक लोगों वाला डेमो है। खाते:',
    'reason.no-scopes': 'आपको लॉग आउट किया गया: आपके खाते को अभी कोई अनुमति नहीं मिली है। अपने व्यवस्थापक से पहुँच माँगें।',
    'reason.unsupported-scope':
      'आपको लॉग आउट किया गया: आपकी कोई भी अनुमति इस कंसोल का कोई क्षेत्र नहीं खोलती। अपने व्यवस्थापक से स्वास्थ्य कार्यक्रमों की पहुँच माँगें।',
    'reason.no-segment': 'पता अधूरा होने के कारण आपको लॉग आउट किया गया।',
    'reason.signed-out': 'आप लॉग आउट हो चुके हैं।',
    'reason.callback-failed': 'साइन-इन पूरा नहीं हुआ। कृपया फिर से साइन इन करें।',
    'reason.expired': 'आपका साइन-इन समाप्त हो गया है। कृपया फिर से साइन इन करें।',
    'reason.idle': 'कुछ समय से उपयोग न होने के कारण कंसोल लॉक हो गया था। कृपया फिर से साइन इन करें।',
  },
});
