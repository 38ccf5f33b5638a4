import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('unfinished-tray', {
  title: 'Unfinished calls',
  none: 'No unfinished calls',
  more: 'And {count} more at your facility.',
  moreThan: 'And more than {count} others at your facility.',
  conflict: 'Conflicts with the saved call',
  refused: 'Refused by the server',
  draft: 'Entered, not saved',
  noOutcome: 'No outcome yet',
  waiting: 'Waiting to be sent',
  begun: 'Started {when}',
  by: 'by {author}',
  unknown: 'Patient of a call saved on this device',
  continue: 'Finish',
  look: 'Compare',
  unreadable:
    'Drafts on this device cannot be read now. Calls you entered here may be missing from this list.',
});
