import {
  cancelMessage,
  listMessages,
  listOutbox,
  type MessageChannel,
  previewMessage,
  retryMessage,
  sendEmail,
  sendSms,
} from '@careline/core/internal/communication';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import type { PatientMessaging } from './message-carrier.ts';
import * as lists from './message-lists.ts';
import { writeMessage } from './message-writing.ts';
import * as messages from './patient-messages.ts';

/** Routes to write, send and follow up messages to patients. */
export function communicationRoutes({ carriers, sendWaiting }: PatientMessaging): readonly Route[] {
  const soon = (call: Call) => call.afterwards('messages', sendWaiting);

  async function add(channel: MessageChannel, message: Omit<messages.ValidMessage, 'channel'>, call: Call) {
    call.touched(message.vitaId);
    call.noted({ message: message.id, template: message.template });
    const wanted = { ...message, channel };
    const data = await messages.addPatientMessage(call.tx, wanted, entryOf(call), carriers);
    soon(call);
    return { vitaId: message.vitaId, data };
  }

  return [
    route(previewMessage, async ({ body: { message } }, call) => {
      call.touched(message.vitaId);
      const data = await writeMessage(call.tx, message, entryOf(call), carriers);
      return { vitaId: message.vitaId, data };
    }),

    route(sendSms, ({ body: { message } }, call) => add('sms', message, call)),

    route(sendEmail, ({ body: { message } }, call) => add('email', message, call)),

    route(listMessages, async ({ query }, call) => {
      call.touched(query.vitaId);
      await requirePatient(call.tx, call.caller, query.vitaId);
      const facts = { now: call.now, carriers };
      return { vitaId: query.vitaId, ...(await lists.listPatientMessages(call.tx, query, facts)) };
    }),

    route(listOutbox, async ({ query: { mine, ...filters } }, call) => {
      const { tx, caller, now } = call;
      const authorId = mine ? caller.staffId : undefined;
      const page = await lists.listOutbox(tx, caller, { ...filters, authorId }, { now, carriers });
      call.touched(...page.data.map(({ vitaId }) => vitaId));
      return { ...page, counts: await lists.countOutbox(tx, caller) };
    }),

    route(retryMessage, async ({ body: { message } }, call) => {
      call.touched(message.vitaId);
      call.noted({ message: message.id });
      const data = await messages.retryPatientMessage(call.tx, message, entryOf(call), carriers);
      soon(call);
      return { vitaId: message.vitaId, data };
    }),

    route(cancelMessage, async ({ body: { message } }, call) => {
      call.touched(message.vitaId);
      call.noted({ message: message.id });
      const data = await messages.cancelPatientMessage(call.tx, message, entryOf(call), carriers);
      return { vitaId: message.vitaId, data };
    }),
  ];
}
