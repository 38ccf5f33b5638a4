import type { TranslationOf } from '../../messages/index.ts';
import type { otherReadingsMessages } from './other-readings.messages.ts';

export const otherReadingsHindi: TranslationOf<typeof otherReadingsMessages> = {
  name: 'other-readings',
  sentences: {
    bare: 'बिना मान के रिकॉर्ड',
    rapidTests: 'त्वरित जाँच',
    other: 'अन्य माप',
    otherNote: 'ये कोड किसी माप से नहीं जुड़ते; इनकी न संदर्भ सीमा है, न चेतावनी।',
    withheld: {
      one: '1 माप गिना नहीं जाता: हटाया गया, बदला गया या संदिग्ध',
      other: '{count} माप गिने नहीं जाते: हटाए गए, बदले गए या संदिग्ध',
    },
    notDrawn: { one: 'चार्ट पर नहीं: 1', other: 'चार्ट पर नहीं: {count}' },
    deleted: 'हटाया गया',
    superseded: 'सुधार से बदला गया',
    enteredInError: 'वापस लिया गया: ग़लती से दर्ज',
    inFuture: 'संदिग्ध: आयात के समय इसका समय आया ही नहीं था',
    beforeBirth: 'संदिग्ध: दर्ज जन्म तिथि से पहले का',
    afterDeath: 'संदिग्ध: दर्ज मृत्यु तिथि के बाद का',
    standing: 'गिना नहीं जाता: {standing}',
    unnamed: 'बिना नाम',
    more: { one: '1 और दिखाएँ', other: '{count} और दिखाएँ' },
  },
};
