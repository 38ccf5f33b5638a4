import { defineMessages } from '@careline/ui/messages';

export const leaveDialogMessages = defineMessages('leave-dialog', {
  title: 'Leave without saving?',
  body: 'What you entered on this page is not saved yet. If you leave now, it is lost.',
  stored:
    'What you entered is kept on this device, and you can go on with it later. It is not saved with the patient yet.',
  callTitle: 'Leave the video call?',
  call: 'The call goes on in this page alone. If you leave, you are out of it until you open the room again.',
  leaveCall: 'Leave the call',
  stay: 'Stay here',
  leave: 'Leave without saving',
});
