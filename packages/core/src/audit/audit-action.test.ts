import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract';
import { decideRight } from '#navigation';
import { AUDIT_ACTIONS, auditActionKind, auditActionLabel } from './audit-action.ts';

const audited = ENDPOINTS.map(({ name }) => name).filter((name) => !decideRight(name, []).allowed);

describe('what stands in the audit', () => {
  it.each(audited)('%s has words', (name) => {
    expect(AUDIT_ACTIONS).toContain(auditActionKind(name));
  });

  it.each([
    ['a call of the contract', 'user/get', 'en', "Opened a patient's details"],
    ['in Hindi', 'user/get', 'hi-IN', 'मरीज़ का विवरण खोला गया'],
    ['readings of any metric', 'metric/bloodpressure', 'en', 'Looked at readings'],
    ['a reading of any metric', 'vitals/body/add', 'hi', 'मान जोड़ा गया'],
    ['a call by the name it had before', 'followup/add', 'en', 'Planned a task or referred a patient'],
    ['a command', 'person/erase', 'hi', 'मरीज़ की पहचान मिटाई गई'],
    [
      'a decision about an import',
      'import/held/take',
      'en',
      'Decided that an imported patient is one on record',
    ],
    ['of a newer server', 'vision/scan', 'hi', 'vision/scan'],
    ['a name every object has', 'constructor', 'en', 'constructor'],
  ])('is said: %s', (_, action, locale, words) => {
    expect(auditActionLabel(action, locale)).toBe(words);
  });

  it.each(['en', 'hi'])('has different words for different actions in %s', (locale) => {
    const words = AUDIT_ACTIONS.map((action) => auditActionLabel(action, locale));
    expect(new Set(words).size).toBe(words.length);
  });
});
