// spec: 172, 184, 243

import { describe, expect, it } from 'vitest';
import { PROGRAMME_KEYS, PROGRAMMES } from '#programmes';
import { openCallContext, type RoutineInfo, withRoutineInfo } from './call-context.ts';

const INPUT = {
  vitaId: 'vita-1',
  facilityId: 'facility-1',
  programme: 'healthy_motherhood',
  providerId: 'provider-1',
  providerName: 'Anita Coach',
} as const;

const opened = () => openCallContext({ ...INPUT, userEnrollmentDate: 1_700_000_000 });

describe('openCallContext', () => {
  it.each(PROGRAMME_KEYS)('has the call types and report metrics of %s', (programme) => {
    const { callTypes, reportMetrics } = PROGRAMMES[programme];
    expect(openCallContext({ ...INPUT, programme })).toEqual({
      vitaId: 'vita-1',
      facilityId: 'facility-1',
      programName: programme,
      callTypes,
      reportMetrics,
      providerId: 'provider-1',
      providerName: 'Anita Coach',
      userEnrollmentDate: 0,
      reloadRoutineInfo: false,
    });
  });

  it('takes nothing from the previous call', () => {
    withRoutineInfo(opened(), { providerName: 'Ravi Doctor', reloadRoutineInfo: true });
    expect(openCallContext({ ...INPUT, vitaId: 'vita-2' })).toMatchObject({
      vitaId: 'vita-2',
      providerName: 'Anita Coach',
      userEnrollmentDate: 0,
      reloadRoutineInfo: false,
    });
  });

  it('never changes', () => {
    expect(Object.isFrozen(opened())).toBe(true);
  });
});

describe('withRoutineInfo', () => {
  it.each<[string, RoutineInfo, object]>([
    ['the provider', { providerId: 'p2', providerName: 'Ravi' }, { providerId: 'p2', providerName: 'Ravi' }],
    ['the enrolment date', { userEnrollmentDate: 1_650_000_000 }, { userEnrollmentDate: 1_650_000_000 }],
    ['an enrolment before 1970', { userEnrollmentDate: -86_400 }, { userEnrollmentDate: -86_400 }],
    ['true', { reloadRoutineInfo: true }, { reloadRoutineInfo: true }],
    ['a value beside empty ones', { providerId: '', providerName: 'Ravi' }, { providerName: 'Ravi' }],
    ['the same patient', { vitaId: 'vita-1', providerId: 'p2' }, { providerId: 'p2' }],
  ])('stores %s', (_, info, changed) => {
    const context = opened();
    const next = withRoutineInfo(context, info);
    expect(next).toEqual({ ...context, ...changed });
    expect(Object.isFrozen(next)).toBe(true);
  });

  it('stores false over true', () => {
    const context = withRoutineInfo(opened(), { reloadRoutineInfo: true });
    expect(withRoutineInfo(context, { reloadRoutineInfo: false }).reloadRoutineInfo).toBe(false);
  });

  const FIELDS = ['vitaId', 'providerId', 'providerName', 'userEnrollmentDate', 'reloadRoutineInfo'] as const;
  const EMPTY = [undefined, null, ''] as const;
  it.each([
    ...FIELDS.flatMap((field) => EMPTY.map((value) => ({ field, value }))),
    { field: 'userEnrollmentDate', value: 0 },
  ])('keeps $field when $value is given', ({ field, value }) => {
    const context = withRoutineInfo(opened(), { reloadRoutineInfo: true });
    expect(withRoutineInfo(context, { [field]: value })).toBe(context);
  });

  it.each<[string, RoutineInfo]>([
    ['nothing', {}],
    ['what stands there already', { providerId: 'provider-1', userEnrollmentDate: 1_700_000_000 }],
    ['info of another patient', { vitaId: 'vita-2', providerName: 'Ravi', userEnrollmentDate: 5 }],
    ['what is no routine info', { programName: 'ahc', facilityId: 'facility-2' } as RoutineInfo],
  ])('returns the same context for %s', (_, info) => {
    const context = opened();
    expect(withRoutineInfo(context, info)).toBe(context);
  });

  it('does not give a context without a patient one', () => {
    const context = openCallContext({ ...INPUT, vitaId: '' });
    expect(withRoutineInfo(context, { vitaId: 'vita-1', providerName: 'Ravi' })).toBe(context);
  });

  it('leaves the given context unchanged', () => {
    const context = opened();
    withRoutineInfo(context, { providerName: 'Ravi', userEnrollmentDate: 5, reloadRoutineInfo: true });
    expect(context).toEqual(opened());
  });
});
