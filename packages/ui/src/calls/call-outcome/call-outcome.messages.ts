import { defineMessages } from '../../messages/index.ts';

/** Statuses that say more than their disposition does. */
export const callOutcomeMessages = defineMessages({
  en: {
    unfinished: 'Unfinished',
    dialling: 'Dialling',
    corrected: 'Corrected',
    withdrawn: 'Withdrawn',
  },
  hi: {
    unfinished: 'अधूरी',
    dialling: 'डायल हो रहा है',
    corrected: 'सुधारी गई',
    withdrawn: 'वापस ली गई',
  },
});
