// spec: 17, 201

import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract';
import { BUILT_SCOPES, ENCOUNTER_SCOPES } from './areas.ts';
import { decideRight } from './rights.ts';

describe('decideRight', () => {
  it.each([
    ['anybody signed in', 'profile/get', [], { allowed: true, by: null }],
    [
      'an entry with the area',
      'calllog/add',
      ['prohealth', 'hmCallInfo'],
      { allowed: true, by: 'hmCallInfo' },
    ],
    [
      'a prefixed entry',
      'calllog/add',
      ['prohealth:hmcallinfo'],
      { allowed: true, by: 'prohealth:hmcallinfo' },
    ],
    [
      'one of several entries',
      'user/list',
      ['prohealth', 'registration'],
      { allowed: true, by: 'registration' },
    ],
    ['an entry without the area', 'calllog/add', ['hmCallInfo'], { allowed: false, needs: ['hmCallInfo'] }],
    ['the area without an entry', 'calllog/add', ['prohealth'], { allowed: false, needs: ['hmCallInfo'] }],
    ['another entry', 'calllog/add', ['prohealth', 'search'], { allowed: false, needs: ['hmCallInfo'] }],
    ['no scopes', 'vitatoken', [], { allowed: false, needs: ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES] }],
    [
      'a metric by its kind',
      'metric/bloodpressure',
      ['prohealth', 'search'],
      { allowed: true, by: 'search' },
    ],
    [
      'a reading by its kind',
      'vitals/body/add',
      ['prohealth', 'search'],
      { allowed: false, needs: ['hmCallInfo', ...ENCOUNTER_SCOPES] },
    ],
    [
      'a reading by a doctor',
      'vitals/bloodpressure/add',
      ['prohealth', 'my_encounters'],
      { allowed: true, by: 'my_encounters' },
    ],
    ["a person's own choices", 'preference/update', [], { allowed: true, by: null }],
    ['reading alerts by the search', 'alerts/list', ['prohealth', 'search'], { allowed: true, by: 'search' }],
    [
      'reading alerts without either entry',
      'alerts/list',
      ['prohealth', 'registration', 'call-status-history'],
      { allowed: false, needs: ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES] },
    ],
    [
      'calls of others by the scope of administrators',
      'calllog/correct/others',
      ['prohealth', 'hmCallInfo'],
      { allowed: false, needs: ['settings'] },
    ],
    ['an area by its scope', 'staff/list', ['prohealth', 'settings'], { allowed: true, by: 'settings' }],
    ['an area by its scope alone', 'audit/list', ['auditor'], { allowed: true, by: 'auditor' }],
    [
      'an area by the scope of another',
      'audit/list',
      ['prohealth', 'settings', 'search'],
      { allowed: false, needs: ['auditor'] },
    ],
    [
      'encounters by the scope of an area alone',
      'encounters/create',
      ['my_encounters'],
      { allowed: true, by: 'my_encounters' },
    ],
    ['an area in other letters', 'staff/list', ['Settings'], { allowed: false, needs: ['settings'] }],
    ['a call that does not exist', 'user/erase', ['prohealth', 'hmCallInfo'], { allowed: false, needs: [] }],
    ['a name every object has', 'constructor', ['prohealth'], { allowed: false, needs: [] }],
  ])('%s', (_, endpoint, scopes, decision) => {
    expect(decideRight(endpoint, scopes)).toEqual(decision);
  });

  it.each(ENDPOINTS.map(({ name }) => name))('%s is allowed to somebody who holds every scope', (name) => {
    expect(decideRight(name, BUILT_SCOPES)).toMatchObject({ allowed: true });
  });
});
