import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './panel.messages.ts';

export const panelHindi: TranslationOf<typeof messages> = {
  name: 'panel',
  sentences: {
    close: 'बंद करें',
    notLoaded: 'यह नहीं खुल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
  },
};
