import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './snackbar.messages.ts';

export const snackbarHindi = defineTranslation<typeof messages>('snackbar', {
  loggingOut: 'अभी लॉग आउट हो रहा है ',
});
