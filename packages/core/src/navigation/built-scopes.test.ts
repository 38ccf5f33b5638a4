import { describe, expect, it } from 'vitest';
import { scopeGuard } from './guards.ts';
import { BUILT_SCOPES, scopeLabel, screenOfScope } from './index.ts';

describe('scopes', () => {
  it.each([
    ['prohealth', 'Dashboard', 'डैशबोर्ड'],
    ['hmCallInfo', 'Call Info', 'कॉल जानकारी'],
    ['settings', 'Settings', 'सेटिंग'],
    ['auditor', 'Audit', 'ऑडिट'],
    ['insights', 'Insights', 'विश्लेषण'],
    ['something-else', 'something-else', 'something-else'],
  ])('%s has a label', (scope, english, hindi) => {
    expect(scopeLabel(scope)).toBe(english);
    expect(scopeLabel(scope, 'hi')).toBe(hindi);
  });

  it('that are built open the areas that are built', () => {
    for (const path of ['/prohealth/onboarding/users', '/prohealth/searchByUhid', '/settings', '/auditor']) {
      expect(scopeGuard({ scopes: [...BUILT_SCOPES] }, path)).toEqual({ kind: 'allow' });
    }
  });

  it.each([
    ['charts', '/prohealth/charts'],
    ['prohealth/hmcallInfo', '/prohealth/hmCallInfo'],
    ['prohealth/search', '/prohealth/searchByUhid'],
    ['registration', '/prohealth/onboarding/users'],
    ['facility-encounters', '/facility_encounters'],
    ['care_provider_teams', '/care-provider-teams'],
    ['care-provider-availability', '/availability'],
    ['alerts', '/doctor/pwa_alerts'],
    ['reading-alerts', '/doctor/pwa_alerts'],
    ['something-else', undefined],
  ])('%s is on a screen at %s', (scope, address) => {
    expect(screenOfScope(scope)).toBe(address);
  });
});
