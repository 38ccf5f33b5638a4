import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('form-renderer/section-navigation', {
  title: 'Sections',
  progress: '{answered} of {count} started',
  filled: '{answered} of {asked}',
  problems: { one: '1 to correct', other: '{count} to correct' },
  keys: 'Alt+N goes to the next section, Alt+P to the previous one.',
});
