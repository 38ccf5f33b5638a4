// spec: help-everywhere
import { expect, it } from 'vitest';
import { consolePaths } from '../../test/console-routes.ts';
import { HELP_TOPICS, helpTopicOf } from './help-topic.ts';

/** Addresses without a screen of work: sign-in, its answer, and the start, which leads on at once. */
const WITHOUT = ['/', '/auth', '/auth/callback', '/settings'];

const paths = (await consolePaths()).filter((path) => !WITHOUT.includes(path));

it.each(
  paths.map((path) => [path.replaceAll(/:(\w+)\??/g, (_, name) => (name === 'tab' ? 'readings' : 'one'))]),
)('%s has help', (path) => {
  expect(helpTopicOf(path)).toBeDefined();
});

it.each([
  ['/prohealth', 'dashboard'],
  ['/prohealth/patient/one', 'patient'],
  ['/prohealth/patient/one/medicines', 'medicines'],
  ['/prohealth/patient/one/registration', 'registration'],
  ['/my_encounters', 'encounters'],
  ['/my_encounters/one', 'visit'],
  ['/doctor/today', 'today'],
  ['/settings/staff/one', 'staff'],
  ['/settings/partners/one/webhooks/two', 'partners'],
  ['/auditor/patient', 'audit'],
  ['/nowhere', undefined],
])('%s: %s', (path, topic) => {
  expect(helpTopicOf(path)).toBe(topic);
});

it('has no page that no screen opens', () => {
  const tabs = [
    'record',
    'readings',
    'scores',
    'medicines',
    'labs',
    'calls',
    'encounters',
    'tasks',
    'notes',
    'messages',
  ];
  const all = [...paths, ...tabs.map((tab) => `/prohealth/patient/one/${tab}`)];
  const opened = new Set(all.map((path) => helpTopicOf(path.replaceAll(/:(\w+)\??/g, 'one'))));
  expect(Object.keys(HELP_TOPICS).filter((topic) => !opened.has(topic as never))).toEqual([]);
});
