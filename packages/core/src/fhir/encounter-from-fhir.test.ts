import { describe, expect, it } from 'vitest';
import { encounterFromFhir } from './encounter-from-fhir.ts';

describe('an encounter of another system', () => {
  it.each([
    [
      'a FHIR R4 Encounter',
      {
        resourceType: 'Encounter',
        status: 'finished',
        class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
        type: [{ coding: [{ code: '162673000', display: 'General examination' }], text: 'Check-up' }],
        reasonCode: [{ coding: [{ display: 'Hypertension (disorder)' }] }],
        period: { start: '2020-01-01T08:00:00Z', end: '2020-01-01T08:20:00Z' },
      },
      {
        status: 'COMPLETED',
        encounterClass: 'AMB',
        consultationMode: 'PHYSICAL',
        serviceType: 'Check-up',
        reason: 'Hypertension',
        end: '2020-01-01T08:20:00Z',
      },
    ],
    [
      'a flattened one of STU3',
      {
        status: 'in-progress',
        class: 'emergency',
        type: [{ display: 'Emergency Room Admission' }],
        start: '1951-12-02T02:43:19+00:00',
        end: '1951-12-02T03:43:19+00:00',
        reason: [{ code: '74400008', display: 'Appendicitis' }],
      },
      {
        status: 'CONFIRMED',
        encounterClass: 'EMER',
        consultationMode: 'PHYSICAL',
        serviceType: 'Emergency Room Admission',
        reason: 'Appendicitis',
        end: '1951-12-02T03:43:19+00:00',
      },
    ],
    [
      'an Appointment',
      {
        resourceType: 'Appointment',
        status: 'booked',
        serviceType: [{ coding: [{ code: '52', display: 'General Discussion' }] }],
        description: 'Discussion on the results of the recent MRI',
        start: '2013-12-10T09:00:00Z',
        end: '2013-12-10T11:00:00Z',
      },
      {
        status: 'CONFIRMED',
        encounterClass: 'UNK',
        consultationMode: 'PHYSICAL',
        serviceType: 'General Discussion',
        reason: 'Discussion on the results of the recent MRI',
        end: '2013-12-10T11:00:00Z',
      },
    ],
    [
      'one by video, with nothing else',
      { class: { code: 'VR' } },
      {
        status: 'COMPLETED',
        encounterClass: 'VR',
        consultationMode: 'VIRTUAL',
        serviceType: 'UNK',
        reason: null,
        end: undefined,
      },
    ],
    [
      'one whose class is nobody’s code',
      { status: 'planned', class: 'telepathy' },
      {
        status: 'CREATED',
        encounterClass: 'telepathy',
        consultationMode: 'PHYSICAL',
        serviceType: 'UNK',
        reason: null,
        end: undefined,
      },
    ],
  ])('%s', (_, resource, row) => {
    expect(encounterFromFhir(resource)).toEqual(row);
  });

  it.each([
    ['what was entered in error', { status: 'entered-in-error' }],
    ['a status FHIR does not have', { status: 'constructor' }],
    ['a number', 5],
    ['a list', []],
    ['nothing', null],
  ])('is not %s', (_, resource) => {
    expect(encounterFromFhir(resource)).toBeUndefined();
  });
});
