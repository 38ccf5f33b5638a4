import { MailRefusedError, type SendMail } from '../platform/mail/send-mail.ts';
import { type MessageCarrier, MessageRefusedError } from './message-carrier.ts';

/** Returns a carrier that sends e-mails through the mail server for staff. Their arrival is never reported. */
export function createMailCarrier(sendMail: SendMail): MessageCarrier {
  return {
    via: 'mail',
    async carry({ id, round, recipient, subject, body, locale, createdAt }) {
      try {
        // Use a new Message-ID each time it is sent, because a mail server may drop one it has seen.
        const mailId = round === 0 ? id : `${id}.${round}`;
        await sendMail({ id: mailId, to: recipient, subject: subject ?? '', body, locale, createdAt });
        return { state: 'sent' };
      } catch (error) {
        if (error instanceof MailRefusedError) throw new MessageRefusedError('refused', { cause: error });
        throw error;
      }
    },
  };
}
