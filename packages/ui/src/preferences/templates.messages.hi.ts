import type { TranslationOf } from '../messages/index.ts';
import type { templatesMessages } from './templates.messages.ts';

export const templatesHindi: TranslationOf<typeof templatesMessages> = {
  name: 'templates',
  sentences: { template: 'साँचा', none: 'साँचा चुनें' },
};
