import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('apps-drawer', { apps: 'Apps' });
