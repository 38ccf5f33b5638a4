import type { TranslationOf } from '@careline/ui/messages';
import type { changePasswordMessages } from './change-password.messages.ts';

export const changePasswordHindi: TranslationOf<typeof changePasswordMessages> = {
  name: 'change-password',
  sentences: {
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
};
