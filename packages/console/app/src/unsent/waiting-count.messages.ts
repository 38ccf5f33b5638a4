import { defineMessages } from '@careline/ui/messages';

export const waitingCountMessages = defineMessages('waiting-count', {
  waiting: {
    one: '1 save is kept on this device and is sent as soon as that is possible.',
    other: '{count} saves are kept on this device and are sent as soon as that is possible.',
  },
  tray: {
    one: '1 save was not taken by the server and needs you. It is kept until then.',
    other: '{count} saves were not taken by the server and need you. They are kept until then.',
  },
});
