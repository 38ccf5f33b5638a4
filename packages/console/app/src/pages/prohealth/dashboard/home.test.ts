import { describe, expect, it } from 'vitest';
import { homeOf } from './home.ts';

describe('what the start page is about', () => {
  it.each([
    ['a coach', ['Coordinator'], ['prohealth', 'search', 'hmCallInfo', 'call-status-history'], 'calls'],
    ['a doctor', ['OP Doctor'], ['prohealth', 'search', 'my_encounters', 'facility_encounters'], 'doctor'],
    ['a pharmacist', ['Pharmacist'], ['prohealth', 'search', 'my_encounters'], 'pharmacist'],
    ['a clerk', ['Coordinator'], ['prohealth', 'call-status-history', 'facility_encounters'], 'board'],
    ['a clerk of all facilities', [], ['prohealth', 'all_encounters'], 'board'],
    ['a doctor who also calls', ['OP Doctor'], ['prohealth', 'hmCallInfo', 'my_encounters'], 'calls'],
    ['a reader of the call history', [], ['prohealth', 'call-status-history'], 'calls'],
    ['a user who only searches', [], ['prohealth', 'search'], 'screens'],
    ['a pharmacist without encounters', ['Pharmacist'], ['prohealth', 'search'], 'screens'],
  ])('%s', (_, roles, scopes, home) => {
    expect(homeOf({ roles, scopes })).toBe(home);
  });
});
