import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('full-screen', {
  leave: 'Leave full screen',
  entered: 'Full screen. Escape leaves it.',
});
