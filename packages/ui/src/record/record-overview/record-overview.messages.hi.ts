import type { TranslationOf } from '../../messages/index.ts';
import type { recordOverviewMessages } from './record-overview.messages.ts';

export const recordOverviewHindi: TranslationOf<typeof recordOverviewMessages> = {
  name: 'record-overview',
  sentences: {
    attention: 'ध्यान दें',
    nothingOpen: 'कोई खुली चेतावनी नहीं',
    sign: '{signs}, {day} को बताया',
    signAct: 'फिर कॉल करें और परिणाम दर्ज करें।',
    next: 'आगे',
    nextCall: 'अगली कॉल',
    noCall: 'कोई कॉल बाकी नहीं',
    overdue: 'देर हो चुकी',
    nextEncounter: 'अगला परामर्श',
    noEncounter: 'कोई परामर्श बुक नहीं',
    pregnancy: 'गर्भावस्था',
    notPregnant: 'कुछ दर्ज नहीं',
    failed: 'आगे क्या है, लोड नहीं हो सका',
  },
};
