import type { TranslationOf } from '../../../messages/index.ts';
import type { callNumbersMessages, callStartMessages, outsideHoursMessages } from './start.messages.ts';

export const callNumbersHindi: TranslationOf<typeof callNumbersMessages> = {
  name: 'call-numbers',
  sentences: {
    others: 'मरीज़ के दूसरे नंबर',
    call: '{number} पर कॉल करें',
    elsewhere: '{number} पर अपने फ़ोन से कॉल किया',
    stopped: '{number}: {reason}, {name} ने {date} को बताया',
    allow: 'फिर से अनुमति दें',
    allowNumber: 'फिर से अनुमति दें: {number}',
    reason: '{number} पर फिर से कॉल क्यों की जा सकती है?',
    reasonHint: 'यह जाँच के लेखे में रहता है।',
    reasonRequired: 'कारण लिखें।',
    cancel: 'रद्द करें',
    failed: 'नंबर पर फिर से अनुमति नहीं दी जा सकी',
  },
};

export const callStartHindi: TranslationOf<typeof callStartMessages> = {
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
    offline: 'नेटवर्क नहीं है: फिर भी आप कॉल कर सकते हैं',
    offlineDo:
      'अपने फ़ोन से {number} पर कॉल करें, फिर “अपने फ़ोन से कॉल की” दबाएँ। आप जो भरेंगे वह इस डिवाइस पर रहेगा और नेटवर्क लौटने पर भेजा जाएगा।',
    offlineNoNumber:
      'अपने फ़ोन से कॉल करें, फिर “अपने फ़ोन से कॉल की” दबाएँ। आप जो भरेंगे वह इस डिवाइस पर रहेगा और नेटवर्क लौटने पर भेजा जाएगा।',
    unheard:
      'यह कॉल बिना नेटवर्क शुरू हुई। यह इस डिवाइस पर रखी है और नेटवर्क लौटने पर भेजी जाएगी। कोई सहकर्मी भी इसी मरीज़ को कॉल कर रहा है या नहीं, यह तभी पता चलेगा।',
    running: 'कॉल चल रही है',
    unfinished: '{when} की अधूरी कॉल',
    again: '{number} फिर से डायल करें',
    ownPhone: 'आपके अपने फ़ोन से की गई',
    attempt: 'प्रयास {attempt}',
    duration: 'कॉल की अवधि',
  },
};

export const outsideHoursHindi: TranslationOf<typeof outsideHoursMessages> = {
  name: 'outside-hours',
  sentences: {
    title: 'इस समय मरीज़ों को कॉल नहीं की जाती',
    why: 'कॉल का समय {from} से {to} तक है।',
    next: 'कॉल फिर से की जा सकती है: {when}।',
    reason: 'आपात स्थिति का कारण',
    reasonHint: 'केवल आपात स्थिति के लिए। यह आपके नाम के साथ लेखा-परीक्षा में रहता है।',
    reasonRequired: 'लिखें कि यह रुक क्यों नहीं सकता।',
    call: 'आपात स्थिति में कॉल करें',
  },
};
