import { defineMessages } from '@careline/ui/messages';

export const leaveDialogMessages = defineMessages('leave-dialog', {
  title: 'Leave this call without saving?',
  body: 'What you entered for this call is not saved yet. If you leave now, it is lost.',
  stay: 'Stay on the call',
  leave: 'Leave without saving',
});
