import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('progress-line', { wait: 'Please wait' });
