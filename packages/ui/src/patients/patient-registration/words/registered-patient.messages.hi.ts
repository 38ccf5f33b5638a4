import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './registered-patient.messages.ts';

export const registeredPatientHindi: TranslationOf<typeof messages> = {
  name: 'registered-patient',
  sentences: {
    title: 'मरीज़ पंजीकृत हो गया',
    uhid: 'UHID {uhid}',
    give: 'यह नंबर मरीज़ को बताएँ, या उनके कार्ड पर लिख दें।',
    call: 'मरीज़ को कॉल करें',
    search: 'मरीज़ खोजें',
    another: 'एक और मरीज़ पंजीकृत करें',
  },
};
