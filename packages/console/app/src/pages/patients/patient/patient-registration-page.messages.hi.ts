import type { TranslationOf } from '@careline/ui/messages';
import type { patientRegistrationMessages } from './patient-registration-page.messages.ts';

export const patientRegistrationPageHindi: TranslationOf<typeof patientRegistrationMessages> = {
  name: 'patient-registration-page',
  sentences: {
    title: 'मरीज़ का पंजीकरण',
    noAccess: 'आपका खाता पंजीकरण नहीं बदल सकता। कुछ भी लोड नहीं किया गया।',
    unknown: 'आपके केंद्र में ऐसा कोई मरीज़ नहीं है',
    readings: 'सभी माप',
  },
};
