import { defineWords } from '#formatting';

export const inbox = defineWords('navigation.inbox', {
  alerts: 'Alerts',
  messages: 'Messages',
});
