import { describe, expect, it } from 'vitest';
import { explainAccess } from './explain-access.ts';
import { scopeGuard } from './guards.ts';
import { areaOfPath } from './screen-path.ts';

describe('areaOfPath', () => {
  it.each([
    ['/settings', 'settings'],
    ['/settings/', 'settings'],
    ['/settings/staff/01890a5d', 'settings'],
    ['/SETTINGS/staff', 'settings'],
    ['/%61uditor', 'auditor'],
    ['/auditor?x=1', undefined],
    ['/settingsx', undefined],
    ['/prohealth/settings', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s: %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area);
  });
});

describe('an area in addition to the programme area', () => {
  it.each([
    ['its scope', ['prohealth', 'auditor'], '/auditor', { kind: 'allow' }],
    ['its scope in other letters of the address', ['prohealth', 'auditor'], '/Auditor/', { kind: 'allow' }],
    ['another area', ['prohealth', 'settings'], '/auditor', { kind: 'no-access', needs: 'auditor' }],
    ['the programme area only', ['prohealth'], '/settings', { kind: 'no-access', needs: 'settings' }],
    ['without the programme area', ['auditor'], '/auditor', { kind: 'logout', reason: 'unsupported-scope' }],
    ['no scopes', [], '/auditor', { kind: 'logout', reason: 'no-scopes' }],
  ])('%s', (_, scopes, path, decision) => {
    expect(scopeGuard({ scopes }, path)).toEqual(decision);
  });

  it('is explained like an entry', () => {
    expect(explainAccess({ scopes: ['prohealth', 'settings'] }, '/settings/staff')).toEqual({
      decision: 'allow',
      areaOpenedBy: 'prohealth',
      entry: 'settings',
      grantedBy: 'settings',
    });
    expect(explainAccess({ scopes: ['prohealth'] }, '/auditor')).toMatchObject({
      decision: 'no-access',
      entry: 'auditor',
      grantedBy: undefined,
    });
  });
});
