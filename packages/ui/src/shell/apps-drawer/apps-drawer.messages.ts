import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { apps: 'Apps', none: 'No apps are set up for you.' },
  hi: { apps: 'ऐप', none: 'आपके लिए कोई ऐप नहीं है।' },
});
