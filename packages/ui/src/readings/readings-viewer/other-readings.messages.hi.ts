import type { TranslationOf } from '../../messages/index.ts';
import type { otherReadingsMessages } from './other-readings.messages.ts';

export const otherReadingsHindi: TranslationOf<typeof otherReadingsMessages> = {
  name: 'other-readings',
  sentences: {
    bare: 'बिना मान के रिकॉर्ड',
    rapidTests: 'त्वरित जाँच',
    other: 'अन्य माप',
    otherNote: 'ये कोड किसी माप से नहीं जुड़ते; इनकी न संदर्भ सीमा है, न चेतावनी।',
    withheld: { one: '1 माप हटाया या बदला गया', other: '{count} माप हटाए या बदले गए' },
    notDrawn: { one: 'चार्ट पर नहीं: 1', other: 'चार्ट पर नहीं: {count}' },
    deleted: 'हटाया गया',
    superseded: 'सुधार से बदला गया',
    enteredInError: 'वापस लिया गया: ग़लती से दर्ज',
    standing: 'गिना नहीं जाता: {standing}',
    unnamed: 'बिना नाम',
    more: { one: '1 और दिखाएँ', other: '{count} और दिखाएँ' },
  },
};
