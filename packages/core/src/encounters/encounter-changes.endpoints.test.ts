// spec: 106, 221

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addAddendum, addEncounterEvent, createEncounter } from './encounter-changes.endpoints.ts';

const ENCOUNTER = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  vitaId: '0190a0b0-0000-7000-8000-000000000002',
  facilityId: '0190a0b0-0000-7000-8000-000000000003',
  consultationMode: 'VIRTUAL',
  encounterClass: 'VR',
  encounterType: 'AHC',
  serviceType: 'AHC_DOCTOR_VC',
  period: { start: 1704450600, end: 1704452400 },
  reason: 'Follow-up of blood pressure',
  metaInfo: { updatedAt: 1704450000 },
};

const takes = (body: unknown): boolean => v.safeParse(createEncounter.body ?? v.never(), body).success;

describe('creating an encounter', () => {
  it('is a POST to the encounters service that can be repeated with its key', () => {
    expect(createEncounter).toMatchObject({
      name: 'encounters/create',
      service: 'encounters',
      method: 'POST',
      path: '/create',
      token: 'bearer',
      idempotent: true,
    });
  });

  it.each([
    ['a whole one', {}],
    ['one without an end', { period: { start: 1704450600 } }],
    ['one without a reason', { reason: undefined }],
    [
      'a consultation with all it can say',
      {
        priority: 'urgent',
        requestedPeriod: { start: 1704450600 },
        careProviderId: '0190a0b0-0000-7000-8000-000000000004',
        payment: { state: 'paid', reference: 'R-17' },
      },
    ],
    ['one of no length', { period: { start: 1704450600, end: 1704450600 } }],
  ])('accepts %s', (_, facts) => {
    expect(takes({ encounter: { ...ENCOUNTER, ...facts } })).toBe(true);
  });

  it.each([
    ['another mode', { consultationMode: 'virtual' }],
    ['another class', { encounterClass: 'OUT' }],
    ['another type', { encounterType: 'HC' }],
    ['another service type', { serviceType: 'Doctor Online' }],
    ['an end before the start', { period: { start: 1704452400, end: 1704450600 } }],
    ['milliseconds', { period: { start: 1704450600000 } }],
    ['another priority', { priority: 'stat' }],
    ['a payment of its own', { payment: { state: 'paid', amount: 300 } }],
    ['no patient', { vitaId: undefined }],
    ['no facility', { facilityId: '' }],
    ['a status of its own', { status: 'COMPLETED' }],
    ['a creation time of its own', { metaInfo: { updatedAt: 1704450000, createdAt: 1 } }],
    ['a reason without end', { reason: 'x'.repeat(1001) }],
  ])('refuses %s', (_, facts) => {
    expect(takes({ encounter: { ...ENCOUNTER, ...facts } })).toBe(false);
  });

  it('refuses an encounter that is not wrapped', () => {
    expect(takes(ENCOUNTER)).toBe(false);
  });

  it('keeps codes of a newer server in its answer', () => {
    const data = { ...ENCOUNTER, status: 'PAUSED', encounterClass: 'NEW', colour: 'blue' };
    const metaInfo = { ...ENCOUNTER.metaInfo, createdAt: 1704450001, deleted: false, source: 'manual' };
    const answer = { vitaId: ENCOUNTER.vitaId, data: { ...data, metaInfo } };
    expect(v.parse(createEncounter.answer, answer)).toMatchObject({
      data: { status: 'PAUSED', colour: 'blue' },
    });
  });
});

const { id, vitaId } = ENCOUNTER;
const metaInfo = { updatedAt: 1704450000 };
const takesEvent = (event: object): boolean =>
  v.safeParse(addEncounterEvent.body ?? v.never(), {
    vitaId,
    encounterId: id,
    event: { id, metaInfo, ...event },
  }).success;
const LEFT = [{ kind: 'alert', id, reason: 'Sent to the emergency room' }];

describe('completing and reopening an encounter', () => {
  it.each([
    ['a completion with reasons', { event: 'complete', leftOpen: LEFT }, true],
    ['a completion without reasons', { event: 'complete' }, true],
    ['reasons with another event', { event: 'cancel', reason: 'other', note: 'x', leftOpen: LEFT }, false],
    ['201 reasons', { event: 'complete', leftOpen: Array.from({ length: 201 }, () => LEFT[0]) }, false],
    ['a reopening with its reason', { event: 'reopen', note: 'The potassium came back' }, true],
    ['a reopening without a reason', { event: 'reopen' }, false],
    ['a reopening with blanks', { event: 'reopen', note: '   ' }, false],
    ['a reopening with the reason of a booking', { event: 'reopen', note: 'x', reason: 'other' }, false],
    ['a reopening with an outcome', { event: 'reopen', note: 'x', outcome: { code: 'advised' } }, false],
  ])('%s', (_, event, isTaken) => {
    expect(takesEvent(event)).toBe(isTaken);
  });
});

describe('an addendum', () => {
  it.each([
    ['with a text', { text: 'The ECG was normal' }, true],
    ['with 5,000 characters', { text: 'x'.repeat(5000) }, true],
    ['with 5,001 characters', { text: 'x'.repeat(5001) }, false],
    ['without words', { text: '  ' }, false],
    ['with an author of its own', { text: 'Seen', author: { id } }, false],
  ])('%s', (_, facts, isTaken) => {
    const body = { vitaId, encounterId: id, addendum: { id, metaInfo, ...facts } };
    expect(v.safeParse(addAddendum.body ?? v.never(), body).success).toBe(isTaken);
  });
});
