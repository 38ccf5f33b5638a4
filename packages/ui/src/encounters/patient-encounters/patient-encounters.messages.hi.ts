import type { TranslationOf } from '../../messages/index.ts';
import type { patientEncountersMessages } from './patient-encounters.messages.ts';

export const patientEncountersHindi: TranslationOf<typeof patientEncountersMessages> = {
  name: 'patient-encounters',
  sentences: {
    title: 'परामर्श',
    others: 'अन्य परामर्श',
    upcoming: 'आने वाले',
    past: 'पिछले',
    none: 'इस मरीज़ के लिए कोई परामर्श बुक नहीं है।',
    noOthers: 'इस मरीज़ का कोई और परामर्श नहीं है।',
    failed: 'परामर्श लोड नहीं हो सके',
    open: '{service}, {when}',
    first: 'केवल नवीनतम {count} दिखाए गए हैं।',
  },
};
