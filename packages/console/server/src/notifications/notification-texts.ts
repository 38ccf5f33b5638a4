import { defineTexts } from '../platform/texts/define-texts.ts';

export interface NotificationTexts {
  /** Title of one push for several notifications. */
  readonly several: (count: number) => string;
  readonly mailSubject: (count: number) => string;
  /** Lines such as "Task for you: 2" by facility, the address of the list, and the one where the mail is turned off. */
  readonly mail: (parts: {
    readonly lines: string;
    readonly list: string;
    readonly settings: string;
  }) => string;
}

export const NOTIFICATION_TEXTS = defineTexts<NotificationTexts>('notifications', {
  several: (count) => `${count} new notifications`,
  mailSubject: (count) =>
    count === 1 ? 'Careline: 1 unread notification' : `Careline: ${count} unread notifications`,
  mail: ({ lines, list, settings }) => `You have not read these notifications yet:

${lines}

Open the list:

${list}

You chose to get this mail once a day. To change the time or stop it, open:

${settings}
`,
});
