import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  // The trailing space is the specification's (section 8).
  en: { loggingOut: 'Logging out now ' },
  hi: { loggingOut: 'अभी लॉग आउट हो रहा है ' },
});
