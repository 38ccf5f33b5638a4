import type { TranslationOf } from '../../messages/index.ts';
import type { callOutcomeMessages } from './call-outcome.messages.ts';

export const callOutcomeHindi: TranslationOf<typeof callOutcomeMessages> = {
  name: 'call-outcome',
  sentences: {
    unfinished: 'अधूरी',
    dialling: 'अभी परिणाम दर्ज नहीं',
    reached: 'बात हुई',
    retry: 'फिर कोशिश करनी है',
    stop: 'आगे कॉल नहीं',
    corrected: 'सुधारी गई',
    withdrawn: 'वापस ली गई',
    escalated: 'आगे सौंपी गई',
  },
};
