import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './panel.messages.ts';

export const panelHindi = defineTranslation<typeof messages>('panel', {
  close: 'बंद करें',
  notLoaded: 'यह नहीं खुल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
});
