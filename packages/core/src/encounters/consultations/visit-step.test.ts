import { describe, expect, it } from 'vitest';
import type { EncounterUser } from '#encounters';
import { visitSteps } from './visit-step.ts';

const NOW = Date.UTC(2024, 0, 6, 4, 30) / 1000;
const ME = '00000000-0000-7000-8000-000000000001';
const doctor: EncounterUser = { staffId: ME, scopes: ['my_encounters'] };
const clerk: EncounterUser = { staffId: 'other', scopes: ['facility_encounters'] };

const aVisit = (minutes: number, facts: object = {}) => ({
  status: 'CONFIRMED',
  careProvider: { id: ME, name: 'Dr Meera Iyer' },
  period: { start: NOW + minutes * 60 },
  ...facts,
});
const steps = (visit: ReturnType<typeof aVisit>, user = doctor, isDue = true) =>
  visitSteps(user, visit, { isDue, now: NOW });

describe('the steps of a visit', () => {
  it('are to answer, to start and to finish', () => {
    expect(steps(aVisit(5, { status: 'AWAITED' })).next).toBe('accept');
    expect(steps(aVisit(5)).next).toBe('arrive');
    expect(steps(aVisit(5, { arrivedAt: NOW - 60 })).next).toBe('complete');
  });

  it('never finish a visit that has not started, not even by another action', () => {
    expect(steps(aVisit(-20)).others).not.toContain('complete');
    expect(steps(aVisit(-20)).next).toBe('arrive');
  });

  it('close a forgotten visit without an arrival', () => {
    expect(steps(aVisit(-1440)).next).toBe('complete');
  });

  it('are unavailable before the day of the visit', () => {
    expect(steps(aVisit(2880), doctor, false).next).toBeUndefined();
  });

  it('depend on the user: a coordinator notes the arrival and does not finish', () => {
    expect(steps(aVisit(5), clerk).next).toBe('arrive');
    const here = steps(aVisit(5, { arrivedAt: NOW }), clerk);
    expect([here.next, ...here.others]).not.toContain('complete');
  });
});
