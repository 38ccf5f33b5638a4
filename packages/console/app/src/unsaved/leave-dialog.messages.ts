import { defineMessages } from '@careline/ui/messages';

export const leaveDialogMessages = defineMessages('leave-dialog', {
  title: 'Leave without saving?',
  body: 'What you entered on this page is not saved yet. If you leave now, it is lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',
});
