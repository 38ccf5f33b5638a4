import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('unfinished-tray', {
  title: 'Unfinished calls',
  none: 'No unfinished calls',
  more: 'And {count} more at your facility.',
  moreThan: 'And more than {count} others at your facility.',
  conflict: 'Something else is stored',
  refused: 'Not accepted by the server',
  draft: 'Entered, not saved',
  noOutcome: 'No outcome yet',
  waiting: 'Waiting to be sent',
  begun: 'Started {when}',
  by: 'by {author}',
  unknown: 'Patient of a call kept on this device',
  continue: 'Finish',
  look: 'Look at both',
  unreadable:
    'What this device keeps cannot be read now. Calls you entered here may be missing from this list.',
});
