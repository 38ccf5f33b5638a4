import { defineMessages } from '@careline/ui/messages';

export const followMergedMessages = defineMessages('follow-merged', {
  followed: 'This record was merged with another one of the same patient, which is shown now.',
});
