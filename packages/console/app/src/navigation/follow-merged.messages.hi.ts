import type { TranslationOf } from '@careline/ui/messages';
import type { followMergedMessages } from './follow-merged.messages.ts';

export const followMergedHindi: TranslationOf<typeof followMergedMessages> = {
  name: 'follow-merged',
  sentences: {
    followed: 'यह रिकॉर्ड उसी मरीज़ के दूसरे रिकॉर्ड में मिला दिया गया, जो अब दिख रहा है।',
  },
};
