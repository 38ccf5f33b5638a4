import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aContact } from '../../../test/contacts.ts';
import { heldHttp } from '../../../test/held-http.ts';
import {
  callTypesFor,
  createTouchpointUpdate,
  type TouchpointFacts,
  touchpointFacts,
} from './touchpoint-update.ts';

const KOLKATA = 'Asia/Kolkata';
/** 5 January 2024, 23:45:30 in Kolkata. */
const STARTED = Date.parse('2024-01-05T18:15:30Z') / 1000;
const contact = aContact(1, { startedAt: STARTED, logVersion: null });
const shown = touchpointFacts(contact, KOLKATA);
const timeout = new HttpError({ failure: 'timeout', endpoint: 'touchpoint/update' });

function anUpdate() {
  const held = heldHttp();
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String(made++).padStart(12, '0')}`;
  const now = () => Date.parse('2024-01-06T06:00:00Z');
  return {
    ...held,
    update: createTouchpointUpdate({ http: held.http, contact, timeZone: KOLKATA, now, newId }),
  };
}

describe('the facts of a call', () => {
  it('use the clock of the facility', () => {
    expect(shown).toEqual({ date: '2024-01-05', time: '23:45', direction: 'outbound', callType: 'ad-hoc' });
  });

  it.each([
    ['every type of the programme', {}, ['ad-hoc', 'monthly']],
    ['its own alone with a log', { logVersion: 1 }, ['ad-hoc']],
    ['its own alone in an unknown programme', { programme: 'dental', callType: 'recall' }, ['recall']],
  ])('offer %s', (_, facts, types) => {
    expect(callTypesFor(aContact(1, { logVersion: null, ...facts }))).toEqual(types);
  });

  it.each<[string, Partial<TouchpointFacts>, string | undefined]>([
    ['nothing changed', {}, 'unchanged'],
    ['a day that is none', { date: '2024-02-31' }, 'incomplete'],
    ['no time', { time: '' }, 'incomplete'],
    ['a time to come', { date: '2024-01-06', time: '11:31' }, 'future'],
    ['the minute it is now', { date: '2024-01-06', time: '11:30' }, undefined],
    ['another direction', { direction: 'inbound' }, undefined],
    ['another type', { callType: 'monthly' }, undefined],
  ])('with %s', (_, facts, problem) => {
    expect(anUpdate().update.problem({ ...shown, ...facts })).toBe(problem);
  });
});

describe('a change of the facts', () => {
  it('names the differences, the status it follows, and the reason', async () => {
    const { update, last } = anUpdate();
    const saving = update.save({ ...shown, date: '2024-01-06', time: '00:10' }, ' Clock ran late ');
    expect(last().request.body).toEqual({
      contactId: contact.id,
      vitaId: contact.vitaId,
      reason: 'Clock ran late',
      followsStatus: contact.status.id,
      statusId: expect.any(String),
      startedAt: Date.parse('2024-01-05T18:40:00Z') / 1000,
      metaInfo: expect.objectContaining({ source: 'manual' }),
    });
    await last().answer({ vitaId: contact.vitaId, data: contact });
    expect(await saving).toBe(contact);
  });

  it('keeps the seconds of an untouched time', () => {
    const { update, last } = anUpdate();
    void update.save({ ...shown, callType: 'monthly' }, 'Wrong key');
    expect(last().request.body).not.toHaveProperty('startedAt');
  });

  it('is the same request when it is retried, and another one once it changes', async () => {
    const { update, calls } = anUpdate();
    for (const type of ['monthly', 'monthly', 'ad-hoc']) {
      const saving = update.save({ ...shown, callType: type, direction: 'inbound' }, 'Wrong key');
      const failed = expect(saving).rejects.toBe(timeout);
      await calls.at(-1)?.fail(timeout);
      await failed;
    }
    const keys = calls.map(({ request }) => request.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(calls[1]?.request.body).toEqual(calls[0]?.request.body);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('refuses an answer about another patient', async () => {
    const { update, last } = anUpdate();
    const saving = update.save({ ...shown, callType: 'monthly' }, 'Wrong key');
    const failed = expect(saving).rejects.toMatchObject({ code: 'other-patient' });
    await last().answer({ vitaId: aContact(2).vitaId, data: aContact(2) });
    await failed;
  });
});
