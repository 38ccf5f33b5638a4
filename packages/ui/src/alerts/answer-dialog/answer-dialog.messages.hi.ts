import type { TranslationOf } from '../../messages/index.ts';
import type { answerDialogMessages } from './answer-dialog.messages.ts';

export const answerDialogHindi: TranslationOf<typeof answerDialogMessages> = {
  name: 'answer-dialog',
  sentences: {
    choose: 'एक चुनें',
    note: 'टिप्पणी',
    noteHint: 'वैकल्पिक। जो कर्मचारी मान देख सकते हैं, वे इसे पढ़ सकते हैं।',
    noteReaders: 'जो कर्मचारी मान देख सकते हैं, वे इसे पढ़ सकते हैं।',
    noteNeeded: 'बताएँ कि यह क्या था।',
    cancel: 'रद्द करें',
    close: 'बंद करें और फिर लोड करें',
  },
};
