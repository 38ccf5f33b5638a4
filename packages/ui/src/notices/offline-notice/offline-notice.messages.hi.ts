import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './offline-notice.messages.ts';

export const offlineNoticeHindi: TranslationOf<typeof messages> = {
  name: 'offline-notice',
  sentences: {
    offline: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें',
  },
};
