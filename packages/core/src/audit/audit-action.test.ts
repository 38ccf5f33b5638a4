import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract';
import { decideRight } from '#navigation';
import {
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
  auditActionKind,
  auditActionLabel,
  changesRecord,
} from './audit-action.ts';

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
    ['of a newer server', 'vision/scan', 'hi', 'vision/scan'],
    ['a name every object has', 'constructor', 'en', 'constructor'],
  ])('is said: %s', (_, action, locale, words) => {
    expect(auditActionLabel(action, locale)).toBe(words);
  });

  it('has different words for different actions', () => {
    for (const labels of Object.values(AUDIT_ACTION_LABELS)) {
      expect(new Set(Object.values(labels)).size).toBe(AUDIT_ACTIONS.length);
    }
  });

  it.each([
    ['vitals/body/add', true],
    ['routine/dial', true],
    ['import/readings', true],
    ['calllog/add', true],
    ['alerts/acknowledge', true],
    ['touchpoint/update', true],
    ['encounters/create', true],
    ['encounters/event', true],
    ['encounters/move', true],
    ['encounters/finish', true],
    ['encounters/addendum', true],
    ['overview/review', true],
    ['overview/open', false],
    ['encounters/arrive', true],
    ['encounters/get', false],
    ['consent/withdraw', true],
    ['person/erase-record', true],
    ['user/get', false],
    ['metric/bloodpressure', false],
    ['access/break-glass', false],
    ['audit/patient', false],
  ])('%s changes the record: %s', (action, changes) => {
    expect(changesRecord(action)).toBe(changes);
  });
});
