import { expect, it } from 'vitest';
import { isForHostedConsole, isForPartnerPages } from './partner-rights.ts';

it.each([
  ['what elements show', 'user/list', true, true],
  ['who is at work', 'profile/get', true, true],
  ['what keeps unsent work', 'device/secret', true, true],
  ['what changes', 'live/stream', false, true],
  ['how much waits', 'overview/waiting', false, true],
  ['an emergency', 'access/break-glass', false, false],
  ['a link between facilities', 'user/link', false, false],
  ['administration', 'staff/list', false, false],
  ['an endpoint that there is not', 'nothing/at/all', false, false],
])('%s', (_, name, elements, console) => {
  expect([isForPartnerPages(name), isForHostedConsole(name)]).toEqual([elements, console]);
});
