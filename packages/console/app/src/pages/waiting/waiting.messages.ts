import { defineMessages } from '@careline/ui/messages';

export const waitingMessages = defineMessages({
  en: { opening: 'Opening…', loggingOut: 'Logging out now ' },
  hi: { opening: 'खुल रहा है…', loggingOut: 'अभी लॉग आउट हो रहा है ' },
});
