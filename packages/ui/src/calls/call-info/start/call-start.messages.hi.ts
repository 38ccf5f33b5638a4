import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './call-start.messages.ts';

export const callStartHindi: TranslationOf<typeof messages> = {
  name: 'call-start',
  sentences: {
    start: 'कॉल शुरू करें',
    dial: '{number} पर कॉल करें',
    elsewhere: 'अपने फ़ोन से कॉल किया',
    prefers: 'मरीज़ {from} से {to} के बीच कॉल पसंद करते हैं।',
    noNumber: 'कोई फ़ोन नंबर दर्ज नहीं है',
    noNumberDo: 'अगर मरीज़ से किसी और तरह बात हुई, तो कॉल यहाँ दर्ज करें।',
    stopped: 'इस मरीज़ की कॉल बंद हैं',
    noneLeft: 'मरीज़ का कोई नंबर कॉल के लिए नहीं बचा',
    noneLeftDo:
      'परिवार से या रिकॉर्ड में दूसरा नंबर ढूँढें, या इनमें से किसी पर फिर से अनुमति दें। अगर मरीज़ से किसी और तरह बात हुई, तो कॉल यहाँ दर्ज करें।',
    stoppedWhy: '{reason}, {date} से।',
    notBegun: 'कॉल शुरू नहीं हो सकी',
    running: 'कॉल चल रही है',
    unfinished: '{when} की अधूरी कॉल',
    again: '{number} फिर से डायल करें',
    ownPhone: 'आपके अपने फ़ोन से की गई',
    attempt: 'प्रयास {attempt}',
    duration: 'कॉल की अवधि',
  },
};
