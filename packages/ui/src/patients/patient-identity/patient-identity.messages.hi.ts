import type { TranslationOf } from '../../messages/index.ts';
import type { patientIdentityMessages } from './patient-identity.messages.ts';

export const patientIdentityHindi: TranslationOf<typeof patientIdentityMessages> = {
  name: 'patient-identity',
  sentences: {
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
    tags: 'टैग:',
    moreTags: 'और {tags}',
  },
};
