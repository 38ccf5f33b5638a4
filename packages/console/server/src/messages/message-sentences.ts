import type { AnyTemplate, MessageLanguage } from '@careline/core/internal/communication';

/** Day and time, written in the language of the text. */
interface TextTimes {
  /** Weekday, day and month; empty if the template has none. */
  readonly day: string;
  readonly time: string;
}

type Sentence = Readonly<Record<MessageLanguage, (times: TextTimes) => string>>;

/**
 * The sentence of each template, between the greeting and the facility's name. None mentions the patient's health.
 */
export const MESSAGE_SENTENCES: Readonly<Record<AnyTemplate, Sentence>> = {
  'next-call': {
    en: ({ day, time }) => `we plan to call you on ${day} at ${time}.`,
    hi: ({ day, time }) => `हम आपको ${day} को ${time} पर कॉल करेंगे।`,
    te: ({ day, time }) => `మేము మీకు ${day} ${time}కి ఫోన్ చేస్తాము.`,
    ta: ({ day, time }) => `${day} ${time} மணிக்கு நாங்கள் உங்களை அழைப்போம்.`,
    ur: ({ day, time }) => `ہم آپ کو ${day} کو ${time} پر فون کریں گے۔`,
    kn: ({ day, time }) => `ನಾವು ನಿಮಗೆ ${day} ${time}ಕ್ಕೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.`,
    mr: ({ day, time }) => `आम्ही तुम्हाला ${day} रोजी ${time} वाजता फोन करू.`,
    bn: ({ day, time }) => `আমরা আপনাকে ${day} ${time}-এ ফোন করব।`,
  },
  'missed-call': {
    en: () => 'we tried to call you and could not reach you. We will call again.',
    hi: () => 'हमने आपको कॉल किया पर बात नहीं हो सकी। हम फिर कॉल करेंगे।',
    te: () => 'మేము మీకు ఫోన్ చేశాము, కానీ మాట్లాడలేకపోయాము. మళ్లీ ఫోన్ చేస్తాము.',
    ta: () => 'நாங்கள் உங்களை அழைத்தோம், ஆனால் பேச முடியவில்லை. மீண்டும் அழைப்போம்.',
    ur: () => 'ہم نے آپ کو فون کیا مگر بات نہیں ہو سکی۔ ہم دوبارہ فون کریں گے۔',
    kn: () => 'ನಾವು ನಿಮಗೆ ಕರೆ ಮಾಡಿದೆವು, ಆದರೆ ಮಾತನಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
    mr: () => 'आम्ही तुम्हाला फोन केला, पण बोलणे होऊ शकले नाही. आम्ही पुन्हा फोन करू.',
    bn: () => 'আমরা আপনাকে ফোন করেছিলাম, কিন্তু কথা হয়নি। আমরা আবার ফোন করব।',
  },
  reports: {
    en: () => 'please keep the reports of your latest tests at hand for our next call.',
    hi: () => 'कृपया हमारी अगली कॉल के लिए अपनी ताज़ा जाँचों की रिपोर्टें पास रखें।',
    te: () => 'మా తదుపరి ఫోన్ కాల్ కోసం మీ తాజా పరీక్షల రిపోర్టులు దగ్గర ఉంచుకోండి.',
    ta: () => 'எங்கள் அடுத்த அழைப்பின்போது உங்கள் சமீபத்திய பரிசோதனை அறிக்கைகளை அருகில் வைத்திருங்கள்.',
    ur: () => 'ہماری اگلی کال کے لیے اپنے تازہ ٹیسٹوں کی رپورٹیں اپنے پاس رکھیں۔',
    kn: () => 'ನಮ್ಮ ಮುಂದಿನ ಕರೆಗಾಗಿ ನಿಮ್ಮ ಇತ್ತೀಚಿನ ಪರೀಕ್ಷೆಗಳ ವರದಿಗಳನ್ನು ಹತ್ತಿರ ಇಟ್ಟುಕೊಳ್ಳಿ.',
    mr: () => 'आमच्या पुढील फोनसाठी तुमच्या ताज्या तपासण्यांचे रिपोर्ट जवळ ठेवा.',
    bn: () => 'আমাদের পরের ফোনের জন্য আপনার সাম্প্রতিক পরীক্ষার রিপোর্টগুলি কাছে রাখুন।',
  },
  visit: {
    en: ({ day }) => `please come to us on ${day}.`,
    hi: ({ day }) => `कृपया ${day} को हमारे यहाँ आएँ।`,
    te: ({ day }) => `దయచేసి ${day} మా వద్దకు రండి.`,
    ta: ({ day }) => `${day} அன்று எங்களிடம் வாருங்கள்.`,
    ur: ({ day }) => `براہِ کرم ${day} کو ہمارے ہاں تشریف لائیں۔`,
    kn: ({ day }) => `ದಯವಿಟ್ಟು ${day} ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ.`,
    mr: ({ day }) => `कृपया ${day} रोजी आमच्याकडे या.`,
    bn: ({ day }) => `অনুগ্রহ করে ${day} আমাদের এখানে আসুন।`,
  },
  'encounter-booked': {
    en: ({ day, time }) => `your appointment is booked for ${day} at ${time}.`,
    hi: ({ day, time }) => `आपका अपॉइंटमेंट ${day} को ${time} पर तय हुआ है।`,
    te: ({ day, time }) => `మీ అపాయింట్‌మెంట్ ${day} ${time}కి ఖరారైంది.`,
    ta: ({ day, time }) => `உங்கள் சந்திப்பு ${day} ${time} மணிக்கு முன்பதிவு செய்யப்பட்டுள்ளது.`,
    ur: ({ day, time }) => `آپ کا اپائنٹمنٹ ${day} کو ${time} پر طے ہوا ہے۔`,
    kn: ({ day, time }) => `ನಿಮ್ಮ ಭೇಟಿ ${day} ${time}ಕ್ಕೆ ನಿಗದಿಯಾಗಿದೆ.`,
    mr: ({ day, time }) => `तुमची अपॉइंटमेंट ${day} रोजी ${time} वाजता ठरली आहे.`,
    bn: ({ day, time }) => `আপনার অ্যাপয়েন্টমেন্ট ${day} ${time}-এ ঠিক হয়েছে।`,
  },
  'encounter-moved': {
    en: ({ day, time }) => `your appointment has a new time: ${day} at ${time}.`,
    hi: ({ day, time }) => `आपके अपॉइंटमेंट का नया समय ${day} को ${time} है।`,
    te: ({ day, time }) => `మీ అపాయింట్‌మెంట్ కొత్త సమయం: ${day} ${time}.`,
    ta: ({ day, time }) => `உங்கள் சந்திப்பின் புதிய நேரம்: ${day} ${time}.`,
    ur: ({ day, time }) => `آپ کے اپائنٹمنٹ کا نیا وقت ${day} کو ${time} ہے۔`,
    kn: ({ day, time }) => `ನಿಮ್ಮ ಭೇಟಿಯ ಹೊಸ ಸಮಯ: ${day} ${time}.`,
    mr: ({ day, time }) => `तुमच्या अपॉइंटमेंटची नवी वेळ: ${day} रोजी ${time}.`,
    bn: ({ day, time }) => `আপনার অ্যাপয়েন্টমেন্টের নতুন সময়: ${day} ${time}।`,
  },
  'encounter-cancelled': {
    en: ({ day, time }) =>
      `your appointment on ${day} at ${time} is cancelled. Please call us for a new one.`,
    hi: ({ day, time }) => `${day} को ${time} का आपका अपॉइंटमेंट रद्द हो गया है। नए समय के लिए हमें कॉल करें।`,
    te: ({ day, time }) => `${day} ${time}కి ఉన్న మీ అపాయింట్‌మెంట్ రద్దయింది. కొత్త సమయం కోసం మాకు ఫోన్ చేయండి.`,
    ta: ({ day, time }) =>
      `${day} ${time} மணிக்கு இருந்த உங்கள் சந்திப்பு ரத்து செய்யப்பட்டது. புதிய நேரத்திற்கு எங்களை அழையுங்கள்.`,
    ur: ({ day, time }) =>
      `${day} کو ${time} پر آپ کا اپائنٹمنٹ منسوخ ہو گیا ہے۔ نئے وقت کے لیے ہمیں فون کریں۔`,
    kn: ({ day, time }) => `${day} ${time}ಕ್ಕೆ ಇದ್ದ ನಿಮ್ಮ ಭೇಟಿ ರದ್ದಾಗಿದೆ. ಹೊಸ ಸಮಯಕ್ಕಾಗಿ ನಮಗೆ ಕರೆ ಮಾಡಿ.`,
    mr: ({ day, time }) =>
      `${day} रोजी ${time} वाजताची तुमची अपॉइंटमेंट रद्द झाली आहे. नव्या वेळेसाठी आम्हाला फोन करा.`,
    bn: ({ day, time }) => `${day} ${time}-এর আপনার অ্যাপয়েন্টমেন্ট বাতিল হয়েছে। নতুন সময়ের জন্য আমাদের ফোন করুন।`,
  },
  'encounter-tomorrow': {
    en: ({ day, time }) => `a reminder of your appointment on ${day} at ${time}.`,
    hi: ({ day, time }) => `याद रखें: आपका अपॉइंटमेंट ${day} को ${time} पर है।`,
    te: ({ day, time }) => `గుర్తు చేస్తున్నాము: మీ అపాయింట్‌మెంట్ ${day} ${time}కి ఉంది.`,
    ta: ({ day, time }) => `நினைவூட்டல்: உங்கள் சந்திப்பு ${day} ${time} மணிக்கு உள்ளது.`,
    ur: ({ day, time }) => `یاد دہانی: آپ کا اپائنٹمنٹ ${day} کو ${time} پر ہے۔`,
    kn: ({ day, time }) => `ನೆನಪಿಸುತ್ತಿದ್ದೇವೆ: ನಿಮ್ಮ ಭೇಟಿ ${day} ${time}ಕ್ಕೆ ಇದೆ.`,
    mr: ({ day, time }) => `आठवण: तुमची अपॉइंटमेंट ${day} रोजी ${time} वाजता आहे.`,
    bn: ({ day, time }) => `মনে করিয়ে দিচ্ছি: আপনার অ্যাপয়েন্টমেন্ট ${day} ${time}-এ।`,
  },
  'encounter-soon': {
    en: ({ time }) => `your appointment begins at ${time}.`,
    hi: ({ time }) => `आपका अपॉइंटमेंट ${time} पर शुरू होगा।`,
    te: ({ time }) => `మీ అపాయింట్‌మెంట్ ${time}కి మొదలవుతుంది.`,
    ta: ({ time }) => `உங்கள் சந்திப்பு ${time} மணிக்குத் தொடங்கும்.`,
    ur: ({ time }) => `آپ کا اپائنٹمنٹ ${time} پر شروع ہوگا۔`,
    kn: ({ time }) => `ನಿಮ್ಮ ಭೇಟಿ ${time}ಕ್ಕೆ ಆರಂಭವಾಗುತ್ತದೆ.`,
    mr: ({ time }) => `तुमची अपॉइंटमेंट ${time} वाजता सुरू होईल.`,
    bn: ({ time }) => `আপনার অ্যাপয়েন্টমেন্ট ${time}-এ শুরু হবে।`,
  },
  'encounter-link': {
    en: () => 'this is a new link to your video appointment.',
    hi: () => 'यह आपके वीडियो अपॉइंटमेंट का नया लिंक है।',
    te: () => 'ఇది మీ వీడియో అపాయింట్‌మెంట్ కొత్త లింక్.',
    ta: () => 'இது உங்கள் வீடியோ சந்திப்புக்கான புதிய இணைப்பு.',
    ur: () => 'یہ آپ کے ویڈیو اپائنٹمنٹ کا نیا لنک ہے۔',
    kn: () => 'ಇದು ನಿಮ್ಮ ವೀಡಿಯೊ ಭೇಟಿಯ ಹೊಸ ಲಿಂಕ್.',
    mr: () => 'ही तुमच्या व्हिडिओ अपॉइंटमेंटची नवी लिंक आहे.',
    bn: () => 'এটি আপনার ভিডিও অ্যাপয়েন্টমেন্টের নতুন লিঙ্ক।',
  },
};
