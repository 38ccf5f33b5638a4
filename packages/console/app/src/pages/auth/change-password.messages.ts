import { defineMessages } from '@careline/ui/messages';

export const changePasswordMessages = defineMessages({
  en: {
    open: 'Change password',
    title: 'Change password',
    intro: 'Enter the e-mail address of your account. The sign-in service tells you how it goes on.',
    email: 'E-mail address',
    emailMissing: 'Enter an e-mail address, such as name@hospital.example.',
    send: 'Send',
    sending: 'Sending…',
    back: 'Back to sign in',
    failedTitle: 'Your request was not taken',
    'failed.unreachable': 'The sign-in service did not answer. Check your connection, then try again.',
    'failed.refused':
      'The sign-in service refused it. Check the e-mail address, then try again; if it stays so, ask your administrator.',
    'failed.too-many': 'It was asked for too often. Wait a few minutes, then try again.',
    'failed.answer-invalid':
      'What answered is not the sign-in service. It may be under repair: try again in a few minutes; if it stays so, ask your administrator.',
  },
  hi: {
    open: 'पासवर्ड बदलें',
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
});
