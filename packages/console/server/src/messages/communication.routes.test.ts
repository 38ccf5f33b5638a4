// spec: 231

import { addStatus, dial } from '@careline/core/internal/calls';
import {
  cancelMessage,
  listMessages,
  listOutbox,
  type NewMessage,
  previewMessage,
  retryMessage,
  sendEmail,
  sendSms,
} from '@careline/core/internal/communication';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aMessage } from '../../test/content/message-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { createLog } from '../platform/http/log.ts';
import { type CarriedMessage, type MessageCarriers, MessageRefusedError } from './message-carrier.ts';
import { moveMessage } from './message-sending.ts';
import { sendPatientMessages } from './send-patient-messages.ts';
import { SIMULATED_CARRIER } from './simulated-carrier.ts';

/** 9 October 2025, 14:23 in Kolkata, within calling hours. */
const TOMORROW = NOW + 86_400;
const NIGHT = NOW + 8 * 3600;
const MORNING = Date.parse('2025-10-10T08:00:00+05:30') / 1000;

describe.each(databasesOfRun)('messages to patients on the $kind database', (kind) => {
  let at: CallClinic;
  let carried: CarriedMessage[];
  let fault: Error | undefined;
  const carry = async (message: CarriedMessage) => {
    if (fault) throw fault;
    carried.push(message);
    return { state: 'sent', ref: 'sms-1' } as const;
  };
  const real: MessageCarriers = { sms: { via: 'provider', carry }, email: { via: 'mail', carry } };
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));

  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());
  beforeEach(async () => {
    await at.database.db.deleteFrom('patient_message').execute();
    carried = [];
    fault = undefined;
    lines.length = 0;
  });

  /** Calls as the clinic's user with these carriers at a time. Nothing is sent automatically. */
  const callAt = (now: number, carriers: MessageCarriers, facilityId?: string) =>
    clinicalCalls(at.database, at.clinic, {
      now,
      facilityId,
      messaging: { carriers, sendWaiting: async () => undefined },
    });
  const send = (message: NewMessage, now = NOW, carriers = real) =>
    callAt(now, carriers)(sendSms, { body: { message } });
  const work = (now = NOW, carriers = real) =>
    sendPatientMessages({ db: at.database.db, log, carriers, now: () => now });
  const historyOf = async (vitaId: string, now = NOW, carriers = real) =>
    (await callAt(now, carriers)(listMessages, { query: { vitaId } })).data;
  const named = (message: NewMessage) => ({ body: { message: { id: message.id, vitaId: message.vitaId } } });

  async function sent(facts: Partial<NewMessage> = {}, now = NOW) {
    const message = aMessage(await at.newPatient(), now, facts);
    await send(message, now);
    return message;
  }

  it('contain the template’s words, in the patient’s language, from the facility', async () => {
    const vitaId = await at.newPatient({ languages: ['as', 'hi', 'ta'], emails: ['meena@home.example'] });
    const preview = (message: object) =>
      callAt(NOW, real)(previewMessage, {
        body: { message: { vitaId, channel: 'sms', template: 'next-call', ...message } as never },
      });
    const { data } = await preview({ parameters: { at: TOMORROW } });
    expect(data).toMatchObject({
      recipient: '+919876543210',
      locale: 'hi',
      languages: ['hi', 'ta', 'en', 'te', 'ur', 'kn', 'mr', 'bn'],
      parts: 2,
    });
    expect(data.body).toMatch(/^प्रिय .+, हम आपको .*10 अक्.+ को 2:23 pm पर कॉल करेंगे। North$/);
    const english = await preview({ parameters: { at: TOMORROW }, locale: 'en', channel: 'email' });
    expect(english.data).toMatchObject({
      recipient: 'meena@home.example',
      subject: 'A message from North',
      parts: null,
      obstacle: null,
      waits: null,
      notBefore: NOW,
    });
    expect(english.data.body).toMatch(/we plan to call you on Friday,? 10 October at 2:23 pm\. North$/);
  });

  it.each([
    ['no time', {}, 'message.parameters.at'],
    ['a time that is over', { at: NOW }, 'message.parameters.at'],
    ['a day for a time', { at: TOMORROW, on: '2025-10-10' }, 'message.parameters.on'],
  ])('with %s are refused', async (_, parameters, path) => {
    const message = aMessage(await at.newPatient(), NOW, { template: 'next-call', parameters });
    await expect(send(message)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
  });

  it('wait until they are sent, once, and name their sender', async () => {
    const message = await sent();
    expect(await historyOf(message.vitaId)).toMatchObject([
      { id: message.id, state: 'queued', waits: 'sending', author: { name: 'Asha Coach' }, simulated: false },
    ]);
    await Promise.all([work(), work(), work()]);
    expect(carried).toMatchObject([
      { id: message.id, round: 0, recipient: '+919876543210', template: 'reports', locale: 'en' },
    ]);
    expect(await historyOf(message.vitaId)).toMatchObject([{ state: 'sent', waits: null, stateAt: NOW }]);
    expect(lines.join('')).not.toContain('98765');
  });

  it('wait if there is no carrier, and say so', async () => {
    const message = aMessage(await at.newPatient(), NOW);
    await send(message, NOW, {});
    await work(NOW, { email: SIMULATED_CARRIER });
    expect(await historyOf(message.vitaId, NOW, {})).toMatchObject([
      { state: 'queued', waits: 'not-configured' },
    ]);
  });

  it('wait for the calling hours, except in a demo where no one is messaged', async () => {
    const message = await sent({}, NIGHT);
    await work(NIGHT);
    expect(carried).toEqual([]);
    expect(await historyOf(message.vitaId, NIGHT)).toMatchObject([
      { waits: 'quiet-hours', notBefore: MORNING },
    ]);
    await work(MORNING);
    expect(carried).toHaveLength(1);
    const demo = { sms: SIMULATED_CARRIER };
    const simulated = aMessage(await at.newPatient(), NIGHT);
    await send(simulated, NIGHT, demo);
    await work(NIGHT, demo);
    expect(await historyOf(simulated.vitaId, NIGHT)).toMatchObject([{ state: 'delivered', simulated: true }]);
  });

  it('that failed in the evening are not retried at night', async () => {
    const evening = MORNING + 12 * 3600 - 10;
    fault = new Error('no connection');
    const message = await sent({}, evening);
    await work(evening);
    fault = undefined;
    await work(evening + 40);
    expect(carried).toEqual([]);
    expect(await historyOf(message.vitaId, evening + 40)).toMatchObject([
      { waits: 'trying-again', reason: 'unreachable', notBefore: MORNING + 86_400 },
    ]);
  });

  it('are retried after a pause, for a day', async () => {
    fault = new Error('no connection');
    const message = await sent();
    await work();
    fault = undefined;
    await work(NOW + 29);
    expect(carried).toEqual([]);
    await work(NOW + 30);
    expect(await historyOf(message.vitaId)).toMatchObject([{ state: 'sent', reason: null }]);
    const late = await sent();
    await work(NOW + 86_400);
    expect(await historyOf(late.vitaId)).toMatchObject([{ state: 'failed', reason: 'expired' }]);
  });

  it('that name a time are not sent after it', async () => {
    const message = await sent({ template: 'next-call', parameters: { at: NOW + 60 } });
    await work(NOW + 60);
    expect(await historyOf(message.vitaId)).toMatchObject([{ state: 'failed', reason: 'expired' }]);
    const again = callAt(NOW + 60, real)(retryMessage, named(message));
    await expect(again).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('of a process that ended while sending are sent by another one later, under the same id', async () => {
    const message = await sent();
    let arrive = () => {};
    const under = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const dying: MessageCarriers = {
      sms: {
        via: 'provider',
        carry: () => {
          arrive();
          return new Promise<never>(() => {});
        },
      },
    };
    void work(NOW, dying);
    await under;
    const cancel = callAt(NOW + 1, real)(cancelMessage, named(message));
    await expect(cancel).rejects.toMatchObject({ code: 'conflict' });
    await work(NOW + 599);
    expect(carried).toEqual([]);
    await work(NOW + 600);
    expect(carried).toMatchObject([{ id: message.id, round: 0 }]);
  });

  it('that were refused can be sent once more, and only those', async () => {
    fault = new MessageRefusedError('blocked');
    const message = await sent();
    await work();
    expect(await historyOf(message.vitaId)).toMatchObject([{ state: 'failed', reason: 'blocked' }]);
    fault = undefined;
    await callAt(NOW, real)(retryMessage, named(message));
    await work();
    expect(carried).toMatchObject([{ id: message.id, round: 1 }]);
    const again = callAt(NOW, real)(retryMessage, named(message));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('can be cancelled while they wait', async () => {
    const message = await sent();
    const { data } = await callAt(NOW, real)(cancelMessage, named(message));
    expect(data).toMatchObject({ state: 'cancelled', waits: null, notBefore: null });
    await work();
    expect(carried).toEqual([]);
  });

  const news = (message: NewMessage, state: 'sent' | 'delivered' | 'failed', round = 0) =>
    runWork(at.database.db, (tx) =>
      moveMessage(tx, { id: message.id, round, state, reason: 'unreachable', at: NOW + 5 }),
    );
  const stateOf = async (message: NewMessage) => (await historyOf(message.vitaId))[0]?.state;

  it.each<[string, ('sent' | 'delivered' | 'failed')[], string]>([
    ['in order', ['sent', 'delivered'], 'delivered'],
    ['in the other order', ['delivered', 'sent'], 'delivered'],
    ['twice', ['failed', 'failed'], 'failed'],
    ['of a failure that was none', ['failed', 'delivered'], 'delivered'],
    ['of a failure after it arrived', ['delivered', 'failed'], 'delivered'],
  ])('follow delivery reports that arrive %s', async (_, states, last) => {
    const message = await sent();
    await work();
    for (const state of states) expect(await news(message, state)).toBe(true);
    expect(await stateOf(message)).toBe(last);
  });

  it('accept reports of an earlier sending only if it was delivered', async () => {
    const message = await sent();
    await work();
    await news(message, 'failed');
    await callAt(NOW, real)(retryMessage, named(message));
    await news(message, 'failed', 0);
    expect(await stateOf(message)).toBe('queued');
    await news(message, 'delivered', 0);
    expect(await stateOf(message)).toBe('delivered');
    expect(await news(message, 'delivered', 7)).toBe(false);
    expect(await news(aMessage(message.vitaId, NOW), 'delivered')).toBe(false);
  });

  const withdrawn = (vitaId: string) =>
    at.database.db
      .updateTable('person')
      .set({ consent_withdrawn_at: NOW })
      .where('id', '=', vitaId)
      .execute();

  it.each<[string, () => Promise<string>, string]>([
    [
      'who withdrew consent',
      async () => {
        const vitaId = await at.newPatient();
        await withdrawn(vitaId);
        return vitaId;
      },
      'stopped',
    ],
    ['who died', () => at.newPatient({ deceased: 'true' }), 'stopped'],
    [
      'who wants no SMS',
      () => at.newPatient({ channels: [{ channelType: 'SMS', isEnabled: false }] }),
      'channel-off',
    ],
    ['without a phone', () => at.newPatient({ phones: [] }), 'address-missing'],
    [
      'with a landline only',
      () => at.newPatient({ phones: [{ value: '040 2345 6789' }] }),
      'address-missing',
    ],
  ])('are not sent to a patient %s', async (_, patient, reason) => {
    const message = aMessage(await patient(), NOW);
    await expect(send(message)).rejects.toMatchObject({ code: 'message-refused', facts: { reason } });
    const draft = { vitaId: message.vitaId, channel: 'sms', template: 'reports' } as const;
    const { data } = await callAt(NOW, real)(previewMessage, { body: { message: draft } });
    expect(data.obstacle).toBe(reason);
    expect(await historyOf(message.vitaId)).toEqual([]);
  });

  it('that wait are not sent to a patient who withdrew consent meanwhile', async () => {
    const message = await sent();
    await withdrawn(message.vitaId);
    await work();
    expect(carried).toEqual([]);
    expect(await historyOf(message.vitaId)).toMatchObject([{ state: 'failed', reason: 'stopped' }]);
  });

  it('use the next number when one was stopped', async () => {
    const phones = [{ value: '98765 43210' }, { value: '+91 91234 56789' }];
    const vitaId = await at.newPatient({ phones });
    const contact = at.content.contact(vitaId);
    await at.call(dial, { body: { contact } });
    const status = at.content.status({ disposition: 'wrong-number' });
    await at.call(addStatus, { body: { contactId: contact.id, vitaId, status } });
    const { data } = await send(aMessage(vitaId, NOW));
    expect(data.recipient).toBe('+919123456789');
  });

  it('are limited to five a day, also when they are sent at once', async () => {
    const vitaId = await at.newPatient();
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(() => send(aMessage(vitaId, NOW))));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'message-refused', facts: { reason: 'too-many' } } }]);
    await send(aMessage(vitaId, NOW), NOW + 86_400);
  });

  it('belong to a call of the patient, and to no other', async () => {
    const { vitaId, contactId } = await at.dialled();
    await send(aMessage(vitaId, NOW, { contactId }));
    expect(await historyOf(vitaId)).toMatchObject([{ contactId }]);
    const other = aMessage(await at.newPatient(), NOW, { contactId });
    await expect(send(other)).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('are stored once by their id', async () => {
    const message = await sent();
    await expect(send(message)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of a facility are listed there, filtered, paged and counted', async () => {
    const first = await sent();
    const second = aMessage(await at.newPatient({ emails: ['a@home.example'] }), NOW);
    await callAt(NOW + 1, real)(sendEmail, { body: { message: second } });
    fault = new MessageRefusedError('refused');
    await work(NOW + 1, { email: real.email });
    const call = callAt(NOW + 2, real);
    const page = await call(listOutbox, { query: { limit: '1' } });
    expect(page).toMatchObject({
      data: [{ id: second.id, channel: 'email' }],
      counts: { queued: 1, failed: 1 },
    });
    expect(call.touched).toEqual([second.vitaId]);
    const rest = await call(listOutbox, { query: { limit: '1', after: page.next ?? '' } });
    expect(rest).toMatchObject({ data: [{ id: first.id }], next: null });
    const ids = async (query: object) => (await call(listOutbox, { query })).data.map(({ id }) => id);
    expect(await ids({ state: 'failed' })).toEqual([second.id]);
    expect(await ids({ channel: 'sms', mine: 'true' })).toEqual([first.id]);
    const elsewhere = await callAt(NOW, real, at.clinic.otherFacilityId)(listOutbox, { query: {} });
    expect(elsewhere).toMatchObject({ data: [], counts: { queued: 0, failed: 0 } });
  });

  it.each([
    ['retried', retryMessage],
    ['cancelled', cancelMessage],
  ])('of another facility, and unknown ones, are not %s', async (_, endpoint) => {
    const message = await sent();
    const elsewhere = callAt(NOW, real, at.clinic.otherFacilityId);
    await expect(elsewhere(endpoint, named(message))).rejects.toMatchObject({ code: 'not-found' });
    const unknown = callAt(NOW, real)(endpoint, named({ ...message, id: newId() }));
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  });
});
