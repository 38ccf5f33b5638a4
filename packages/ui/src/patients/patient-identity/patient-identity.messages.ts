import { defineMessages } from '../../messages/index.ts';

export const patientIdentityMessages = defineMessages({
  en: {
    nameless: 'Name not recorded',
    male: 'male',
    female: 'female',
    other: 'other',
    unknown: 'gender not recorded',
    ageUnknown: 'age not recorded',
    born: 'Born {date}',
    bornUnknown: 'Birth date not recorded',
    uhid: 'UHID {uhid}',
    noUhid: 'No UHID',
    phoneEnding: 'Phone ending in {digits}',
    noPhone: 'No phone number',
  },
  hi: {
    nameless: 'नाम दर्ज नहीं',
    male: 'पुरुष',
    female: 'महिला',
    other: 'अन्य',
    unknown: 'लिंग दर्ज नहीं',
    ageUnknown: 'आयु दर्ज नहीं',
    born: 'जन्म {date}',
    bornUnknown: 'जन्म तिथि दर्ज नहीं',
    uhid: 'UHID {uhid}',
    noUhid: 'UHID नहीं',
    phoneEnding: 'फ़ोन के अंतिम अंक {digits}',
    noPhone: 'फ़ोन नंबर नहीं',
  },
});
