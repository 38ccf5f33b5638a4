import { MailRefusedError, type SendMail } from '../platform/mail/send-mail.ts';
import { type MessageCarrier, MessageRefusedError } from './message-carrier.ts';

/** Gives e-mails to patients to the mail server that takes those to staff. Whether they arrive nobody tells. */
export function createMailCarrier(sendMail: SendMail): MessageCarrier {
  return {
    via: 'mail',
    async carry({ id, round, recipient, subject, body, locale, createdAt }) {
      try {
        // Its own Message-ID for each sending: a mail server may drop one it has seen.
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
