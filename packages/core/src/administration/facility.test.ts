// spec: facilities-changed

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  closingObstacle,
  FACILITY_DEFAULTS,
  facilityFieldsSchema,
  facilityTypeLabel,
  faultyFacilityFields,
  isClosingDay,
  isTimeZone,
} from './facility.ts';

const fields = (more: object = {}) => ({ ...FACILITY_DEFAULTS, name: 'North Clinic', ...more });

describe('the fields of a facility', () => {
  it.each([
    ['a code in upper case', { code: 'blr-02' }, { code: 'BLR-02' }],
    ['numbers as they are dialled', { phone: '080 2345 6789' }, { phone: '+918023456789' }],
    ['no blanks around a name', { name: ' North ' }, { name: 'North' }],
    ['calls until midnight', { callingHours: { from: '00:00', to: '24:00' } }, {}],
  ])('are stored with %s', (_, given, stored) => {
    expect(v.parse(facilityFieldsSchema, fields(given))).toMatchObject({ ...fields(given), ...stored });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['a code with blanks', { code: 'BLR 02' }, 'code'],
    ['a type nobody knows', { type: 'palace' }, 'type'],
    ['an offset for a zone', { timeZone: '+05:30' }, 'timeZone'],
    ['an empty address', { address: '' }, 'address'],
    ['a number on the wall', { dutyDoctorPhone: 'on the wall' }, 'dutyDoctorPhone'],
    ['an hour that no clock has', { callingHours: { from: '08:00', to: '25:00' } }, 'callingHours'],
    ['hours the wrong way round', { callingHours: { from: '20:00', to: '08:00' } }, 'callingHours'],
  ])('are refused with %s', (_, given, field) => {
    expect([...faultyFacilityFields(fields(given) as never)]).toEqual([field]);
  });
});

describe('a time zone', () => {
  it.each([
    ['Asia/Kolkata', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['Asia/Nowhere', false],
    ['+05:30', false],
    ['', false],
  ])('%s: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});

describe('a facility', () => {
  const [NORTH, SOUTH, EAST] = ['north', 'south', 'east'] as const;
  const planned = { on: '2026-12-31', reason: 'The lease ends', closed: false };
  const closed = { ...planned, closed: true };
  const at = (facilityId: string, closing: typeof planned | null = null) => ({ facilityId, closing });

  it.each([
    ['beside an open one', [at(NORTH), at(SOUTH)], EAST, undefined],
    ['in which one works', [at(NORTH), at(SOUTH)], NORTH, 'own-facility'],
    ['alone', [at(NORTH)], undefined, 'last-facility'],
    ['beside a closed one', [at(NORTH), at(SOUTH, closed)], SOUTH, 'last-facility'],
    ['beside one that will be closed', [at(NORTH), at(SOUTH, planned)], SOUTH, 'last-facility'],
    ['by a command', [at(NORTH), at(SOUTH)], undefined, undefined],
  ])('%s', (_, facilities, ownFacilityId, obstacle) => {
    expect(closingObstacle({ facilityId: NORTH, ownFacilityId, facilities })).toBe(obstacle);
  });

  it.each([
    ['today', '2026-03-01', true],
    ['yesterday', '2026-02-28', true],
    ['a year ahead', '2027-03-01', true],
    ['the wrong year', '2036-03-01', false],
    ['long ago', '2016-03-01', false],
    ['no day', '', false],
  ])('may be closed from %s on: %s', (_, day, may) => {
    expect(isClosingDay(day, '2026-03-01')).toBe(may);
  });

  it('has a label for its type, and shows an unknown type unchanged', () => {
    expect(facilityTypeLabel('health-centre')).toBe('Health centre');
    expect(facilityTypeLabel('clinic', 'hi')).toBe('क्लिनिक');
    expect(facilityTypeLabel('ward-bus')).toBe('ward-bus');
  });
});
