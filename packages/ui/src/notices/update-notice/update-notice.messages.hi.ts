import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './update-notice.messages.ts';

export const updateNoticeHindi = defineTranslation<typeof messages>('update-notice', {
  ready: 'नया संस्करण तैयार है',
  reload: 'फिर से लोड करें',
  later: 'बाद में',
});
