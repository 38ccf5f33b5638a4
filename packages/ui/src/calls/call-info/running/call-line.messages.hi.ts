import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './call-line.messages.ts';

export const callLineHindi: TranslationOf<typeof messages> = {
  name: 'call-line',
  sentences: {
    line: 'लाइन',
    simulated: 'नकली लाइन: किसी को कॉल नहीं हो रही',
    dialling: 'डायल हो रहा है',
    ringing: 'घंटी बज रही है',
    answered: 'कॉल उठाई गई',
    ended: 'कॉल कट गई',
    failed: 'कॉल नहीं जुड़ी',
    other: 'लाइन खुली है',
    noAnswer: 'उत्तर नहीं मिला',
    busy: 'व्यस्त',
    unreachable: 'फ़ोन बंद या पहुँच से बाहर',
    invalidNumber: 'यह नंबर मौजूद नहीं है',
    hangUp: 'कॉल काटें',
    notHungUp: 'लाइन नहीं काटी जा सकी। फिर से कोशिश करें।',
    notConnected: 'कॉल नहीं जुड़ी',
    providerRefused: 'टेलीफ़ोन सेवा ने कॉल से मना कर दिया। अपने फ़ोन से डायल करें और व्यवस्थापक को बताएँ।',
    providerUnreachable: 'टेलीफ़ोन सेवा तक पहुँचा नहीं जा सका। अपने फ़ोन से डायल करें; यह कॉल परिणाम के लिए खुली रहेगी।',
    providerUnknown: 'पता नहीं कि सेवा डायल कर रही है या नहीं। घंटी की प्रतीक्षा करें, या अपने फ़ोन से डायल करें।',
    ownPhone: 'अपने फ़ोन से {number} डायल करें',
  },
};
