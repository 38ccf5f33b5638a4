import { defineMessages } from '@careline/ui/messages';

export const waitingMessages = defineMessages('waiting', { opening: 'Opening…' });
