import { defineMessages } from '@careline/ui/messages';

export const leaveDialogMessages = defineMessages('leave-dialog', {
  title: 'Leave without saving?',
  body: 'What you entered on this page is not saved yet. If you leave now, it is lost.',
  stored:
    'What you entered is kept on this device, and you can go on with it later. It is not saved with the patient yet.',
  stay: 'Stay here',
  leave: 'Leave without saving',
});
