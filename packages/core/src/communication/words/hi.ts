import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  communication: {
    previewMessage: 'देखा गया कि संदेश में क्या लिखा होगा',
    sendSms: 'मरीज़ को एसएमएस भेजा गया',
    sendEmail: 'मरीज़ को ई-मेल भेजा गया',
    listMessages: 'मरीज़ को भेजे संदेश देखे गए',
    listOutbox: 'मरीज़ों को भेजे संदेश देखे गए',
    retryMessage: 'संदेश फिर से भेजा गया',
    cancelMessage: 'संदेश रद्द किया गया',
  },
  messageChannelLabels: {
    sms: 'एसएमएस',
    email: 'ई-मेल',
  },
  messageStateLabels: {
    queued: 'प्रतीक्षा में',
    sent: 'भेजा गया',
    delivered: 'पहुँच गया',
    failed: 'नहीं पहुँचा',
    cancelled: 'रद्द',
  },
  messageWait: {
    'not-configured': 'इसे भेजने की व्यवस्था अभी नहीं है। प्रशासक से पूछें।',
    'quiet-hours': 'यह कॉल के समय में भेजा जाएगा।',
    sending: 'यह भेजा जा रहा है।',
    'trying-again': 'एक कोशिश विफल हुई; फिर से कोशिश होगी।',
  },
  messageFailure: {
    stopped: 'इस मरीज़ से संपर्क नहीं करना है।',
    'channel-off': 'मरीज़ इस तरह के संदेश नहीं चाहते।',
    'address-missing': 'मरीज़ का इसके लिए कोई पता नहीं है। पहले मोबाइल नंबर या ई-मेल पता जोड़ें।',
    'address-invalid': 'पता गलत है। पहले उसे सुधारें।',
    'too-many': 'मरीज़ को एक दिन में पाँच संदेश मिल चुके हैं। कल फिर लिखें।',
    unreachable: 'फ़ोन या मेलबॉक्स तक संदेश नहीं पहुँचा।',
    refused: 'सेवा प्रदाता ने इसे नहीं लिया।',
    blocked: 'नेटवर्क ने इसे रोक दिया, जैसे डीएनडी सूची के कारण।',
    expired: 'यह एक दिन के भीतर नहीं भेजा जा सका।',
  },
  messageTemplateLabels: {
    'next-call': 'अगली कॉल कब होगी',
    'missed-call': 'हम आपसे बात नहीं कर सके',
    reports: 'अपनी रिपोर्टें पास रखें',
    visit: 'क्लिनिक आएँ',
    'encounter-booked': 'परामर्श बुक हुआ',
    'encounter-moved': 'परामर्श का समय बदला',
    'encounter-cancelled': 'परामर्श रद्द हुआ',
    'encounter-tomorrow': 'परामर्श की याद',
    'encounter-soon': 'परामर्श जल्द शुरू होगा',
    'encounter-link': 'वीडियो परामर्श का लिंक',
  },
};
