import { defineTranslation } from '../../messages/index.ts';
import type { callOutcomeMessages } from './call-outcome.messages.ts';

export const callOutcomeHindi = defineTranslation<typeof callOutcomeMessages>('call-outcome', {
  unfinished: 'अधूरी',
  dialling: 'डायल हो रहा है',
  corrected: 'सुधारी गई',
  withdrawn: 'वापस ली गई',
});
