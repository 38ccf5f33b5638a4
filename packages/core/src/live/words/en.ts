import { defineWords } from '#formatting';

export const live = defineWords('live.live', {
  streamLive: 'Followed live updates of lists',
});
