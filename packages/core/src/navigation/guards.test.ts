// spec: 3, 23, 27, 28, 30-33, 43, 45-53, 57, 108, 181, 188, 201, 206, 236

import { describe, expect, it } from 'vitest';
import { opensProgrammeArea, programmeEntry } from '#access';
import { appLinks } from './app-links.ts';
import { defaultScopeRedirect, mainGuard, scopeGuard } from './guards.ts';
import { inboxFor } from './inbox.ts';
import { menuFor, selectedIndex } from './menu.ts';
import { PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';

const ALLOW = { kind: 'allow' };

describe('scopes', () => {
  it.each([
    ['prohealth', true, 'prohealth'],
    ['prohealth:search', true, 'search'],
    ['prohealth/registration', true, 'registration'],
    ['prohealth-charts', true, 'charts'],
    ['prohealth:hmcallinfo', true, 'hmCallInfo'],
    ['search', false, 'search'],
    ['HMCALLINFO', false, 'hmCallInfo'],
    ['hmCallInfo', false, 'hmCallInfo'],
    ['health-check-registration', false, 'health-check-registration'],
    ['call-status-history', false, 'call-status-history'],
    ['Search', false, undefined],
    ['prohealthy', false, undefined],
    ['my_admissions', false, undefined],
    ['constructor', false, undefined],
    ['', false, undefined],
  ])('%s opens the area: %s, entry %s', (scope, opens, entry) => {
    expect(opensProgrammeArea(scope)).toBe(opens);
    expect(programmeEntry(scope)).toBe(entry);
  });

  it.each([
    [PATHS.programmeArea, 'prohealth'],
    [PATHS.registration, 'registration'],
    [PATHS.search, 'search'],
    [`${PATHS.search}/more`, 'search'],
    [`${PATHS.search}2`, undefined],
    [PATHS.callInfo, 'hmCallInfo'],
    [PATHS.charts, 'charts'],
    [PATHS.healthChecks, 'health-check-registration'],
    [PATHS.healthCheckRegistration, 'health-check-registration'],
    [PATHS.callStatusHistory, 'call-status-history'],
    ['/prohealth/unknown', undefined],
    ['/', undefined],
    ['', undefined],
    ['/PROHEALTH/', 'prohealth'],
    ['/prohealth/SEARCHBYUHID', 'search'],
    ['/prohealth//searchByUhid/', 'search'],
    ['/prohealth/search%42yUhid', 'search'],
    ['/prohealth%2FsearchByUhid', 'search'],
    ['/prohealth/%zz/searchByUhid', undefined],
  ])('%s belongs to %s', (path, entry) => {
    expect(entryOfPath(path)).toBe(entry);
  });
});

describe('mainGuard', () => {
  it.each([
    ['signed in', '', true, ALLOW],
    ['not signed in', '', false, { kind: 'redirect', to: '/auth' }],
    ['asked to log in', '?login', true, { kind: 'login' }],
    ['asked to log in, with a value', '?login=1&x=2', false, { kind: 'login' }],
    ['another parameter', '?logins=1', true, ALLOW],
  ])('%s', (_, query, loggedIn, decision) => {
    expect(mainGuard({ query, loggedIn })).toEqual(decision);
  });
});

describe('defaultScopeRedirect', () => {
  it.each([
    ['the area’s scope', ['prohealth'], { kind: 'redirect', to: '/prohealth' }],
    ['a prefixed scope', ['tasks', 'prohealth:search'], { kind: 'redirect', to: '/prohealth' }],
    ['no scopes', [], { kind: 'logout', reason: 'no-scopes' }],
    ['another scope', ['tasks'], { kind: 'logout', reason: 'unsupported-scope' }],
    ['an entry alone', ['search'], { kind: 'logout', reason: 'unsupported-scope' }],
  ])('%s', (_, scopes, decision) => {
    expect(defaultScopeRedirect({ scopes })).toEqual(decision);
  });
});

describe('scopeGuard', () => {
  it.each([
    ['an entry that is held', ['prohealth', 'search'], PATHS.search, ALLOW],
    ['a prefixed entry', ['prohealth:search'], PATHS.search, ALLOW],
    ['the area itself', ['prohealth:search'], '/prohealth', ALLOW],
    ['an address of nothing', ['prohealth'], '/prohealth/unknown', ALLOW],
    ['an entry that is not held', ['prohealth'], PATHS.search, { kind: 'no-access', needs: 'search' }],
    [
      'an entry that is not held, in other letters',
      ['prohealth'],
      '/prohealth/Searchbyuhid',
      { kind: 'no-access', needs: 'search' },
    ],
    ['no segment', ['prohealth', 'search'], '/', { kind: 'logout', reason: 'no-segment' }],
    ['no segment, only slashes', ['prohealth'], '//', { kind: 'logout', reason: 'no-segment' }],
    ['an entry without the area', ['search'], PATHS.search, { kind: 'logout', reason: 'unsupported-scope' }],
    ['no scopes', [], PATHS.search, { kind: 'logout', reason: 'no-scopes' }],
  ])('%s', (_, scopes, path, decision) => {
    expect(scopeGuard({ scopes }, path)).toEqual(decision);
  });
});

describe('the side menu', () => {
  it.each([
    ['registration', 'Registration', 'assignment', '/prohealth/onboarding/users'],
    ['search', 'Search', 'search', '/prohealth/searchByUhid'],
    ['hmcallinfo', 'Call Info', 'call', '/prohealth/hmCallInfo'],
    ['charts', 'Charts', 'assessment', '/prohealth/charts'],
    [
      'health-check-registration',
      'Health Check Registration',
      'how_to_reg',
      '/prohealth/health-check/patient/register',
    ],
    ['call-status-history', 'Call Status History', 'history', '/prohealth/call-status-history'],
    ['prohealth', 'Dashboard', 'dashboard', '/prohealth'],
    ['my_admissions', '', 'dashboard', '/my_admissions'],
  ])('shows %s as "%s"', (scope, label, icon, link) => {
    expect(menuFor([scope])).toEqual([
      { scope, label, accessibleName: label || 'my admissions', icon, link },
    ]);
  });

  it('is exactly the scopes, in their order', () => {
    const scopes = ['tasks', 'search', 'prohealth', 'search'];
    expect(menuFor(scopes).map(({ scope }) => scope)).toEqual(scopes);
  });

  it.each([
    ['Hindi', 'hi-IN', 'खोज'],
    ['a language that only begins like Hindi', 'hil', 'Search'],
  ])('uses %s', (_, locale, label) => {
    expect(menuFor(['search'], locale)[0]).toMatchObject({ label, accessibleName: label });
  });

  const items = menuFor(['registration', 'prohealth', 'search']);
  it.each([
    ['the first at the start', '/', 0],
    ['the first before there is a path', '', 0],
    ['none on a page of no item', '/doctor/pwa_alerts', -1],
    ['the item itself', '/prohealth/searchByUhid', 2],
    ['below an item', '/prohealth/searchByUhid/x', 2],
    ['the longest link that fits', '/prohealth/other', 1],
    ['not a look-alike', '/prohealthy', -1],
    ['the search for the links between facilities', '/prohealth/links', 2],
    ['the search for the page of a patient', '/prohealth/patient/01890000-0000-7000-8000-0000000000a1', 2],
  ])('selects %s', (_, path, index) => {
    expect(selectedIndex(items, path)).toBe(index);
  });

  it.each([
    ['alerts and messages of whoever calls', ['prohealth', 'hmCallInfo'], ['alerts', 'messages']],
    ['alerts of whoever searches', ['prohealth', 'search'], ['alerts']],
    ['messages of whoever reads the history', ['prohealth', 'call-status-history'], ['messages']],
    ['nothing without a scope', [], []],
  ])('has %s below its entries, each selected on its page', (_, scopes, pages) => {
    const inbox = inboxFor(scopes);
    expect(inbox.map(({ scope }) => scope)).toEqual(pages);
    const all: readonly { readonly link: string }[] = [...items, ...inbox];
    expect(inbox.map(({ link }) => all[selectedIndex(all, link)])).toEqual(inbox);
  });

  it('selects none for a patient’s page without a search', () => {
    expect(selectedIndex(menuFor(['prohealth']), '/prohealth/patient/x')).toBe(-1);
  });

  it('selects the first of none', () => {
    expect(selectedIndex([], '/')).toBe(0);
  });
});

describe('appLinks', () => {
  const configured = [{ label: 'Help', path: '/help' }];
  it.each([
    ['scope and target', ['consult'], '/consult', ['Help', 'Consult']],
    ['no scope', [], '/consult', ['Help']],
    ['no target', ['consult'], undefined, ['Help']],
  ])('Consult with %s', (_, appScopes, consultPath, labels) => {
    expect(appLinks({ configured, consultPath, appScopes }).map(({ label }) => label)).toEqual(labels);
  });
});
