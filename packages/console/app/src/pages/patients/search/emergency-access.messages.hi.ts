import type { TranslationOf } from '@careline/ui/messages';
import type { emergencyAccessMessages } from './emergency-access.messages.ts';

export const emergencyAccessHindi: TranslationOf<typeof emergencyAccessMessages> = {
  name: 'emergency-access',
  sentences: {
    offer: 'आपात पहुँच',
    title: 'आपात पहुँच',
    warning:
      'इससे दूसरे केंद्र के मरीज़ का रिकॉर्ड आपके लिए {minutes} मिनट तक खुलेगा। यह आपके नाम और कारण के साथ दर्ज होगा, पहुँच की जाँच करने वाले इसे देखेंगे, और मरीज़ को बताया जा सकता है।',
    uhid: 'UHID',
    uhidHint: 'हर अक्षर ठीक वैसा ही, जैसा लिखा है।',
    uhidMissing: 'UHID लिखें।',
    reason: 'कारण',
    reasonHint: 'यह आपात स्थिति क्यों है, {least} से {most} अक्षरों में।',
    reasonShort: 'कम से कम {least} अक्षर लिखें।',
    cancel: 'रद्द करें',
    open: 'रिकॉर्ड खोलें',
    nobody: 'आपके संगठन में ठीक इस UHID वाला कोई मरीज़ नहीं है। हर अक्षर जाँचें।',
    limited: 'आपने एक घंटे में बहुत बार कोशिश की। किसी सहकर्मी से, या जिस केंद्र के पास रिकॉर्ड है उससे पूछें।',
    failedTitle: 'रिकॉर्ड नहीं खुल सका',
  },
};
