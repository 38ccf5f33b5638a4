import { describe, expect, it } from 'vitest';
import { doingAt } from './record-presence.ts';

const NOW = 1_700_000_000;
const DOCTOR = 'doctor';
const visit = { status: 'CONFIRMED', careProvider: { id: DOCTOR }, arrivedAt: null, period: { start: NOW } };

describe('the activity of staff with the page of a visit open', () => {
  it.each([
    ['its care provider at its time', visit, DOCTOR, 'consulting'],
    [
      'its care provider once the patient is there',
      { ...visit, arrivedAt: NOW - 60, period: { start: NOW + 7200 } },
      DOCTOR,
      'consulting',
    ],
    ['its care provider two hours before', { ...visit, period: { start: NOW + 7200 } }, DOCTOR, 'reading'],
    ['its care provider before it is accepted', { ...visit, status: 'AWAITED' }, DOCTOR, 'reading'],
    ['its care provider after it', { ...visit, status: 'COMPLETED' }, DOCTOR, 'reading'],
    ['a clerk', visit, 'clerk', 'reading'],
    ['a clerk where nobody is assigned', { ...visit, careProvider: null }, 'clerk', 'reading'],
  ])('%s', (_, encounter, staffId, expected) => {
    expect(doingAt(encounter, staffId, NOW)).toBe(expected);
  });
});
