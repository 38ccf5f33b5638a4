import { defineWords } from '#formatting';

export const live = defineWords('live.live', {
  streamLive: 'Followed what changes in lists',
});
