import { defineWords } from '#formatting';

export const live = defineWords('live.live', {
  followedWhatChangesInLists: 'Followed what changes in lists',
});
