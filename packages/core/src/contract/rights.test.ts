// spec: 17, 201

import { describe, expect, it } from 'vitest';
import { BUILT_SCOPES, decideRight, isForHostedConsole, isForPartnerPages } from '#access';
import { mayCall, RIGHTS } from '#test';
import { auditActionKind } from './audit-actions.ts';
import { ENDPOINTS } from './endpoints.ts';

const HELD = [
  [],
  ...BUILT_SCOPES.flatMap((scope) => [[scope], ['prohealth', scope], [`prohealth:${scope}`]]),
  ['prohealth/hmcallinfo'],
  ['Settings'],
];

const named = (name: string) => {
  const endpoint = ENDPOINTS.find((one) => one.name === name);
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint;
};

describe('the right to make a call', () => {
  it.each(ENDPOINTS)('$name is open exactly to the roles in the table of rights', (endpoint) => {
    const allowed = HELD.filter((held) => decideRight(endpoint, held).allowed);
    expect(allowed).toEqual(HELD.filter((held) => mayCall(endpoint.name, held)));
  });

  it('is listed for every existing call, and for no other', () => {
    const kinds = ENDPOINTS.map(({ name }) => auditActionKind(name));
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(RIGHTS).sort());
  });

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
    ['an entry without the area', 'calllog/add', ['hmCallInfo'], { allowed: false, needs: ['hmCallInfo'] }],
    ['an area alone', 'encounters/create', ['my_encounters'], { allowed: true, by: 'my_encounters' }],
    [
      'another area',
      'audit/list',
      ['prohealth', 'settings', 'search'],
      { allowed: false, needs: ['auditor'] },
    ],
  ])('is reported with the scope that was used or is missing: %s', (_, name, held, decision) => {
    expect(decideRight(named(name), held)).toEqual(decision);
  });
});

describe('a partner’s page', () => {
  it.each([
    ['what elements show', 'user/list', true, true],
    ['who is at work', 'profile/get', true, true],
    ['what keeps unsent work', 'device/secret', true, true],
    ['what changes', 'live/stream', false, true],
    ['how much waits', 'overview/waiting', false, true],
    ['an emergency', 'access/break-glass', false, false],
    ['a link between facilities', 'user/link', false, false],
    ['administration', 'staff/list', false, false],
  ])('may request it, as an element and as the framed console: %s', (_, name, elements, console) => {
    expect([isForPartnerPages(named(name)), isForHostedConsole(named(name))]).toEqual([elements, console]);
  });
});
