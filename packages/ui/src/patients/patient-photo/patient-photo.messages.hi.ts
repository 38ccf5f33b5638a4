import type { TranslationOf } from '../../messages/index.ts';
import type { patientPhotoMessages } from './patient-photo.messages.ts';

export const patientPhotoHindi: TranslationOf<typeof patientPhotoMessages> = {
  name: 'patient-photo',
  sentences: {
    photoOf: '{name} की फ़ोटो',
    photoOfNameless: 'मरीज़ की फ़ोटो',
    add: 'फ़ोटो लगाएँ',
    change: 'फ़ोटो बदलें',
    remove: 'फ़ोटो हटाएँ',
    title: 'मरीज़ की फ़ोटो',
    agree: 'मरीज़ की सहमति हो तभी फ़ोटो लगाएँ।',
    file: 'फ़ाइल से तस्वीर',
    camera: 'कैमरे से तस्वीर',
    hint: 'तस्वीर के बीच का चौकोर हिस्सा रखा जाता है। फ़ाइल में लिखी जगह और कैमरे की जानकारी नहीं रखी जाती।',
    preview: 'फ़ोटो ऐसी दिखेगी।',
    save: 'फ़ोटो सहेजें',
    cancel: 'रद्द करें',
    missing: 'पहले कोई तस्वीर चुनें।',
    tooLarge: 'तस्वीर {size} से बड़ी है। छोटी तस्वीर चुनें।',
    unreadable: 'यह फ़ाइल तस्वीर के रूप में पढ़ी नहीं जा सकती। कोई दूसरी चुनें, जैसे JPEG, PNG या WebP।',
    infected: 'इस तस्वीर में वायरस मिला। कोई दूसरी चुनें।',
    saved: 'फ़ोटो सहेजी गई।',
    removed: 'फ़ोटो हटाई गई।',
    removeTitle: 'फ़ोटो हटाएँ?',
    removeText: 'फ़ोटो हमेशा के लिए मिट जाएगी। मरीज़ की और कोई जानकारी नहीं बदलेगी।',
    keep: 'फ़ोटो रहने दें',
  },
};
