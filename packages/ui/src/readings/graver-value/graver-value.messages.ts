import { defineMessages } from '../../messages/index.ts';

export const graverValueMessages = defineMessages('graver-value', {
  before: 'Before it, {time}: {value}',
});
