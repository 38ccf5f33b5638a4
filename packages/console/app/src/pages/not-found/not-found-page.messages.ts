import { defineMessages } from '@careline/ui/messages';

export const notFoundMessages = defineMessages('not-found-page', {
  title: 'There is no screen at this address',
  body: 'The address may have a typing error, or this version has no such screen.',
  asked: 'You asked for:',
  back: 'Go back',
  places: 'You can go to:',
});
