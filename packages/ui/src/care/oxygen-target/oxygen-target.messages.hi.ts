import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './oxygen-target.messages.ts';

export const oxygenTargetHindi: TranslationOf<typeof messages> = {
  name: 'oxygen-target',
  sentences: {
    title: 'ऑक्सीजन लक्ष्य',
    none: 'कोई लक्ष्य तय नहीं है: SpO2 की सामान्य सीमाएँ लागू हैं।',
    holds: 'SpO2 88–92 %, {day} से, {prescriber} ने तय किया',
    means:
      '88 से 92 % के मानों पर कोई संकेत नहीं आता। 84 और 85 % को उसी दिन देखना ज़रूरी है; 83 % या उससे कम पर तुरंत मदद चाहिए।',
    ended: '{since} से {until} तक, {prescriber} ने तय किया',
    earlier: 'पहले के लक्ष्य',
    set: 'लक्ष्य तय करें',
    setTitle: '88–92 % का ऑक्सीजन लक्ष्य तय करें',
    setFor: 'केवल तब जब डॉक्टर ने लिखा हो, जैसे कार्बन डाइऑक्साइड बढ़ने वाले सीओपीडी में।',
    prescriber: 'लक्ष्य लिखने वाले डॉक्टर का नाम',
    prescriberMissing: 'डॉक्टर का नाम भरें।',
    since: 'कब से',
    sinceMissing: 'दिन भरें।',
    sinceFuture: 'आज या पहले का दिन भरें।',
    cancel: 'रद्द करें',
    save: 'लक्ष्य तय करें',
    saved: 'ऑक्सीजन लक्ष्य तय हो गया।',
    end: 'लक्ष्य समाप्त करें',
    endTitle: 'ऑक्सीजन लक्ष्य समाप्त करें?',
    endMeans: 'आज से फिर सामान्य सीमाएँ लागू होंगी: 91 % या उससे कम SpO2 पर अलर्ट खुलता है।',
    keep: 'लक्ष्य रहने दें',
    isEnded: 'ऑक्सीजन लक्ष्य समाप्त हो गया।',
    meanwhile: 'इस बीच किसी ने लक्ष्य बदल दिया। इसे बंद करके फिर से देखें।',
  },
};
