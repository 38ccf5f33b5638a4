import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './snackbar.messages.ts';

export const snackbarHindi: TranslationOf<typeof messages> = {
  name: 'snackbar',
  sentences: {
    loggingOut: 'अभी लॉग आउट हो रहा है ',
  },
};
