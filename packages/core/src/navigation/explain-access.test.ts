// spec: 3, 188, 201, 204, 206

import { describe, expect, it } from 'vitest';
import { opensProgrammeArea, PROGRAMME_ENTRIES, programmeEntry } from '#access';
import { APP_SCOPES } from '#identity';
import { sequence } from '#test';
import { explainAccess, explainScreens } from './explain-access.ts';
import { defaultScopeRedirect, type GuardDecision, scopeGuard } from './guards.ts';
import { menuFor } from './menu.ts';
import { PATHS } from './paths.ts';
import { areaOfPath } from './screen-path.ts';

const holding = (...scopes: string[]) => ({ scopes });

const AREAS = [
  PATHS.programmeArea,
  PATHS.registration,
  PATHS.search,
  PATHS.callInfo,
  PATHS.charts,
  PATHS.healthCheckRegistration,
  PATHS.callStatusHistory,
];
const UNKNOWN = '/prohealth/unknown';
const NO_SEGMENT = '/';

const MARKS: Readonly<Record<GuardDecision['kind'], string>> = {
  allow: 'A',
  redirect: 'R',
  login: 'I',
  logout: 'L',
  'no-access': 'N',
};

/**
 * Decisions for the default redirect, each area (plain one first, as above), an unknown address within the area, and
 * no segment.
 */
function decisions(...scopes: string[]): string {
  const explained = (path: string) => MARKS[explainAccess({ scopes }, path).decision];
  const areas = AREAS.map(explained).join('');
  return [
    MARKS[defaultScopeRedirect({ scopes }).kind],
    areas,
    explained(UNKNOWN),
    explained(NO_SEGMENT),
  ].join('|');
}

/** The scope alone, and together with `prohealth`. */
const TRUTH: readonly (readonly [scope: string, alone: string, beside: string])[] = [
  // Side menu entries (specification 2.4), with and without the area's prefix (design 5).
  ['registration', 'L|LLLLLLL|L|L', 'R|AANNNNN|A|L'],
  ['prohealth:registration', 'R|AANNNNN|A|L', 'R|AANNNNN|A|L'],
  ['prohealth/registration', 'R|AANNNNN|A|L', 'R|AANNNNN|A|L'],
  ['prohealth-registration', 'R|AANNNNN|A|L', 'R|AANNNNN|A|L'],
  ['search', 'L|LLLLLLL|L|L', 'R|ANANNNN|A|L'],
  ['prohealth:search', 'R|ANANNNN|A|L', 'R|ANANNNN|A|L'],
  ['prohealth/search', 'R|ANANNNN|A|L', 'R|ANANNNN|A|L'],
  ['prohealth-search', 'R|ANANNNN|A|L', 'R|ANANNNN|A|L'],
  ['hmCallInfo', 'L|LLLLLLL|L|L', 'R|ANNANNN|A|L'],
  ['prohealth:hmCallInfo', 'R|ANNANNN|A|L', 'R|ANNANNN|A|L'],
  ['prohealth/hmCallInfo', 'R|ANNANNN|A|L', 'R|ANNANNN|A|L'],
  ['prohealth-hmCallInfo', 'R|ANNANNN|A|L', 'R|ANNANNN|A|L'],
  ['hmcallinfo', 'L|LLLLLLL|L|L', 'R|ANNANNN|A|L'],
  ['HMCALLINFO', 'L|LLLLLLL|L|L', 'R|ANNANNN|A|L'],
  ['prohealth:hmcallInfo', 'R|ANNANNN|A|L', 'R|ANNANNN|A|L'],
  ['charts', 'L|LLLLLLL|L|L', 'R|ANNNANN|A|L'],
  ['prohealth:charts', 'R|ANNNANN|A|L', 'R|ANNNANN|A|L'],
  ['prohealth/charts', 'R|ANNNANN|A|L', 'R|ANNNANN|A|L'],
  ['prohealth-charts', 'R|ANNNANN|A|L', 'R|ANNNANN|A|L'],
  ['health-check-registration', 'L|LLLLLLL|L|L', 'R|ANNNNAN|A|L'],
  ['prohealth:health-check-registration', 'R|ANNNNAN|A|L', 'R|ANNNNAN|A|L'],
  ['prohealth/health-check-registration', 'R|ANNNNAN|A|L', 'R|ANNNNAN|A|L'],
  ['prohealth-health-check-registration', 'R|ANNNNAN|A|L', 'R|ANNNNAN|A|L'],
  ['call-status-history', 'L|LLLLLLL|L|L', 'R|ANNNNNA|A|L'],
  ['prohealth:call-status-history', 'R|ANNNNNA|A|L', 'R|ANNNNNA|A|L'],
  ['prohealth/call-status-history', 'R|ANNNNNA|A|L', 'R|ANNNNNA|A|L'],
  ['prohealth-call-status-history', 'R|ANNNNNA|A|L', 'R|ANNNNNA|A|L'],
  ['prohealth', 'R|ANNNNNN|A|L', 'R|ANNNNNN|A|L'],
  ['prohealth:prohealth', 'R|ANNNNNN|A|L', 'R|ANNNNNN|A|L'],
  ['prohealth:unknown', 'R|ANNNNNN|A|L', 'R|ANNNNNN|A|L'],
  // Similar names.
  ['Prohealth', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['prohealthy', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['my:prohealth', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['Search', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['search ', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['constructor', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['__proto__', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  // Application scopes (specification 6). None opens anything, but charts is also an entry.
  ['my_admissions', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['book:telanganaicu', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['manageDevice', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['alerts', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['facilities', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['investigations', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['tasks', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['discharges', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['settings', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['my_appointments', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['patient_registration', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['my_patients', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['notifications', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['all_appointments', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['admissions', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['booking_requests', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['transactions', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['availability', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['live_doctor_status', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['doctors', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['projects', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['referrals', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['insights', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['auditor', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['facility_appointments', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['resources', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  // Scopes requested from the provider (specification 6).
  ['openid', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['profile', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['email', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
  ['access:appointments', 'L|LLLLLLL|L|L', 'R|ANNNNNN|A|L'],
];

describe('what each scope opens', () => {
  it.each(TRUTH)('%s: %s alone, %s with prohealth', (scope, alone, beside) => {
    expect(decisions(scope)).toBe(alone);
    expect(decisions(scope, 'prohealth')).toBe(beside);
    expect(decisions('prohealth', scope)).toBe(beside);
  });

  it('covers every scope of the application and of the menu', () => {
    const scopes = TRUTH.map(([scope]) => scope);
    expect(scopes).toEqual(expect.arrayContaining([...APP_SCOPES, ...PROGRAMME_ENTRIES]));
  });

  it('is empty for a user without scopes', () => {
    expect(decisions()).toBe('L|LLLLLLL|L|L');
  });
});

describe('explainAccess', () => {
  it.each([
    [
      'what opens the area and what grants the entry',
      holding('tasks', 'prohealth', 'HmCallInfo'),
      PATHS.callInfo,
      { decision: 'allow', areaOpenedBy: 'prohealth', entry: 'hmCallInfo', grantedBy: 'HmCallInfo' },
    ],
    [
      'one scope that does both',
      holding('prohealth:search'),
      PATHS.search,
      {
        decision: 'allow',
        areaOpenedBy: 'prohealth:search',
        entry: 'search',
        grantedBy: 'prohealth:search',
      },
    ],
    [
      'what is missing for the entry',
      holding('prohealth'),
      PATHS.callInfo,
      { decision: 'no-access', areaOpenedBy: 'prohealth', entry: 'hmCallInfo', grantedBy: undefined },
    ],
    [
      'what is missing for the area',
      holding('search'),
      PATHS.search,
      { decision: 'logout', areaOpenedBy: undefined, entry: 'search', grantedBy: 'search' },
    ],
    [
      'an address of no entry',
      holding('prohealth'),
      UNKNOWN,
      { decision: 'allow', areaOpenedBy: 'prohealth', entry: undefined, grantedBy: undefined },
    ],
  ])('names %s', (_, user, path, explanation) => {
    expect(explainAccess(user, path)).toEqual(explanation);
  });
});

const ROUNDS = 2000;
const SCOPES = TRUTH.map(([scope]) => scope);
const PATH_ENDS = ['', '/', '/more', '2', '//', '/%20', '/..'];
const PATHS_ASKED = [...Object.values(PATHS), UNKNOWN, NO_SEGMENT, '', '//', '/elsewhere', 'prohealth'];

/** Random users and addresses from the table and beyond; the same for the same seed. */
function cases(seed: number) {
  const next = sequence(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const written = (path: string) => (next() < 0.2 ? path.toUpperCase() : path);
  return Array.from({ length: ROUNDS }, () => ({
    scopes: Array.from({ length: Math.floor(next() * 6) }, () => pick(SCOPES)),
    path: written(pick(PATHS_ASKED) + pick(PATH_ENDS)),
    another: pick(SCOPES),
  }));
}

const rank = (kind: GuardDecision['kind']) => ['logout', 'no-access', 'allow'].indexOf(kind);

describe('for any scopes and any address', () => {
  it('explainAccess says what the guards decide, and why', () => {
    for (const { scopes, path } of cases(1)) {
      const facts = JSON.stringify({ scopes, path });
      const { decision, areaOpenedBy, entry, grantedBy } = explainAccess({ scopes }, path);
      const guard = scopeGuard({ scopes }, path);
      const segments = path.split('/').filter(Boolean).length;
      expect(decision, facts).toBe(guard.kind);
      expect(areaOpenedBy !== undefined, facts).toBe(defaultScopeRedirect({ scopes }).kind === 'redirect');
      expect(decision === 'logout', facts).toBe(segments === 0 || areaOpenedBy === undefined);
      const isGranted = entry === undefined || entry === 'prohealth' || grantedBy !== undefined;
      if (decision !== 'logout') expect(decision, facts).toBe(isGranted ? 'allow' : 'no-access');
      if (guard.kind === 'no-access') expect(guard.needs, facts).toBe(entry);
    }
  });

  it('it names held scopes that do what it says', () => {
    for (const { scopes, path } of cases(2)) {
      const facts = JSON.stringify({ scopes, path });
      const { areaOpenedBy, entry, grantedBy } = explainAccess({ scopes }, path);
      for (const named of [areaOpenedBy, grantedBy]) {
        if (named !== undefined) expect(scopes, facts).toContain(named);
      }
      if (areaOpenedBy !== undefined) expect(opensProgrammeArea(areaOpenedBy), facts).toBe(true);
      if (grantedBy !== undefined)
        expect(areaOfPath(path) ? grantedBy : programmeEntry(grantedBy), facts).toBe(entry);
    }
  });

  it('another scope never removes anything, and the order does not matter', () => {
    for (const { scopes, path, another } of cases(3)) {
      const facts = JSON.stringify({ scopes, path, another });
      const before = explainAccess({ scopes }, path).decision;
      const after = explainAccess({ scopes: [...scopes, another] }, path).decision;
      expect(rank(after), facts).toBeGreaterThanOrEqual(rank(before));
      expect(explainAccess({ scopes: scopes.toReversed() }, path).decision, facts).toBe(before);
    }
  });

  it('a menu entry leads to what its scope opens', () => {
    for (const { scopes } of cases(4)) {
      if (!scopes.some(opensProgrammeArea)) continue;
      for (const { scope, link } of menuFor(scopes)) {
        if (programmeEntry(scope) === undefined) continue;
        expect(explainAccess({ scopes }, link).decision, JSON.stringify({ scopes, link })).toBe('allow');
      }
    }
  });
});

describe('every screen, for an administrator who gives scopes', () => {
  const openTo = (...scopes: string[]) =>
    explainScreens({ scopes })
      .filter(({ decision }) => decision === 'allow')
      .map(({ scope }) => scope);

  it.each([
    ['nothing', [], []],
    ['entries that nothing opens the area for', ['search', 'registration'], []],
    ['an entry beside the area', ['prohealth', 'search'], ['prohealth', 'search']],
    ['an entry with the prefix, which opens the area', ['prohealth:search'], ['prohealth', 'search']],
    ['settings alone', ['settings'], []],
    ['settings beside the area', ['prohealth', 'settings'], ['prohealth', 'settings']],
    ['a scope without a screen', ['prohealth', 'my_admissions'], ['prohealth']],
  ])('%s', (_, scopes, open) => {
    expect(openTo(...scopes)).toEqual(open);
  });
});
