// spec: 106, 221

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createEncounter } from './encounter-changes.endpoints.ts';

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
  ])('takes %s', (_, facts) => {
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
