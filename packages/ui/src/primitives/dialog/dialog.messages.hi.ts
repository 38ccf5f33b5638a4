import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './dialog.messages.ts';

export const dialogHindi: TranslationOf<typeof messages> = {
  name: 'dialog',
  sentences: { close: 'बंद करें' },
};
