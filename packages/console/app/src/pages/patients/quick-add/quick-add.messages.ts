import { defineMessages } from '@careline/ui/messages';

export const quickAddMessages = defineMessages('quick-add', { add: 'Add' });
