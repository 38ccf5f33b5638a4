import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    close: 'Close',
    notLoaded: 'This could not be opened. Check the connection and try again.',
  },
  hi: {
    close: 'बंद करें',
    notLoaded: 'यह नहीं खुल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
  },
});
