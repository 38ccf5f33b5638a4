import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './update-notice.messages.ts';

export const updateNoticeHindi: TranslationOf<typeof messages> = {
  name: 'update-notice',
  sentences: {
    ready: 'नया संस्करण तैयार है',
    reload: 'फिर से लोड करें',
    later: 'बाद में',
  },
};
