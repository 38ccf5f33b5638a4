import { defineMessages } from '../../messages/index.ts';

export const consultationRoomMessages = defineMessages('consultation-room', {
  zones: 'Parts of the visit',
  glance: 'At a glance',
  note: 'Note',
  visit: 'Visit',
  closePanel: 'Close: {title}',
  start: 'Start',
  finish: 'Finish',
  more: 'More',
  since: 'Since {time}',
  at: 'At {time}',
  here: 'At the clinic since {time}',
  notHere: 'Not at the clinic yet. The visit is planned for {time}.',
  over: 'This visit took place at the clinic.',
});
