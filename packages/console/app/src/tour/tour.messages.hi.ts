import type { TranslationOf } from '@careline/ui/messages';
import type { tourMessages } from './tour.messages.ts';

export const tourHindi: TranslationOf<typeof tourMessages> = {
  name: 'first-steps',
  sentences: {
    title: 'पहले कदम',
    position: '{count} में से {index}',
    started: 'पहले कदम: पन्ने के अंत में एक छोटा परिचय है। आप इसे छोड़ सकते हैं।',
    back: 'पीछे',
    next: 'आगे',
    done: 'समाप्त',
    skip: 'परिचय छोड़ें',
    'next.title': 'अगला कॉल किसे करें',
    'next.text':
      'सूची में सबसे ज़रूरी सबसे ऊपर है। यह बटन या N कुंजी आपको अगला मरीज़ देती है; तब तक वह किसी और को नहीं मिलता।',
    'encounters.title': 'आपके परामर्श',
    'encounters.text': 'आज आप किनसे मिलेंगे, कौन प्रतीक्षा में है और किसका उत्तर देना है।',
    'settings.title': 'लोग, केंद्र और टेम्पलेट',
    'settings.text': 'स्टाफ़ को आमंत्रित करें, तय करें कि कौन क्या कर सकता है, और केंद्र तथा संदेश तैयार करें।',
    'charts.title': 'आपके केंद्र के आँकड़े',
    'charts.text': 'कॉल, माप और कार्यक्रम, दिन और महीने के हिसाब से गिने हुए।',
    'palette.title': 'किसी को भी, कुछ भी खोजें',
    'palette.text': 'नाम, UHID या फ़ोन के अंतिम अंक, और हर स्क्रीन: Ctrl और K से यह कहीं से भी खुलता है।',
    'alerts.title': 'जो माप रुक नहीं सकते',
    'alerts.text': 'गंभीर माप यहाँ तब तक रहता है जब तक कोई उसे स्वीकार करके न बताए कि क्या किया गया।',
    'messages.title': 'मरीज़ों को संदेश',
    'messages.text': 'SMS और ई-मेल से क्या भेजा गया और उसका क्या हुआ।',
    'tasks.title': 'जो अभी करना है',
    'tasks.text': 'आपके और आपकी टीमों के काम और रेफ़रल, नियत दिन के साथ।',
    'account.title': 'आपका खाता',
    'account.text': 'भाषा, थीम और पंक्ति की ऊँचाई, पासवर्ड और दूसरा चरण। यह परिचय वहाँ से फिर देखा जा सकता है।',
  },
};
