import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('apps-drawer', { apps: 'Apps', none: 'No apps are set up for you.' });
