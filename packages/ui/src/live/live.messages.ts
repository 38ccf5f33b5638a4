import { defineMessages } from '../messages/index.ts';

export const liveMessages = defineMessages('live', {
  everyMinute: 'Live updates are interrupted. The list is refreshed every minute.',
  pageEveryMinute: 'Live updates are interrupted. This page is refreshed every minute.',
  everySeconds: 'Live updates are interrupted. The list is refreshed every {count} seconds.',
});
