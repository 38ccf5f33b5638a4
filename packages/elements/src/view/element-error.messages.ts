import { defineMessages } from '@careline/ui/messages';

export const messages = defineMessages('element-error', { failed: 'This part could not be shown.' });
