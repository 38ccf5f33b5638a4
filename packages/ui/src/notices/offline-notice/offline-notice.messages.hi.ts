import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './offline-notice.messages.ts';

export const offlineNoticeHindi = defineTranslation<typeof messages>('offline-notice', {
  offline: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें',
});
