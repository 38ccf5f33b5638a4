import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, actionWrites, auditActionKind, auditActionLabel } from './audit-actions.ts';
import { ENDPOINTS } from './endpoints.ts';

/** POST endpoints that only read. Every other POST writes, and no GET does. */
const SHOWN_BY_POST = [
  'access/break-glass',
  'audit/find',
  'billing/links/preview',
  'device/secret',
  'identity/exchange',
  'message/preview',
  'patients/facility',
  'patients/mine',
  'record/presence',
  'user/duplicates',
  'user/list',
  'user/merge/find',
  'vitatoken',
];

describe('whether an action writes', () => {
  it('is the same as being a POST, with these exceptions', () => {
    expect(ENDPOINTS.filter(({ method, writes }) => method === 'GET' && writes)).toEqual([]);
    const shown = ENDPOINTS.filter(({ method, writes }) => method === 'POST' && !writes);
    expect(shown.map(({ name }) => name).sort()).toEqual(SHOWN_BY_POST);
  });

  it('is true for everything that is sent under a key', () => {
    expect(ENDPOINTS.filter(({ idempotent, writes }) => idempotent && !writes)).toEqual([]);
  });

  it.each([
    ['a signature', 'prescriptions/sign', true],
    ['a stopped medicine', 'prescriptions/stop', true],
    ['a withdrawn prescription', 'prescriptions/withdraw', true],
    ['a validated line', 'prescriptions/validate', true],
    ['a case sheet', 'case-sheets/save', true],
    ['ordered tests', 'labs/order', true],
    ['cancelled tests', 'labs/cancel', true],
    ['laboratory results', 'labs/report', true],
    ['a merge', 'user/merge', true],
    ['a link', 'user/link/answer', true],
    ['tags', 'user/tags', true],
    ['a photo', 'user/photo/set', true],
    ['an enrolment', 'activateprogram', true],
    ['a consent', 'update/status', true],
    ['an SMS', 'send/sms', true],
    ['a claim', 'worklist/claim', true],
    ['a held time', 'availability/hold', true],
    ['a reading', 'vitals/body/add', true],
    ['an outcome of a danger sign', 'signs/outcome', true],
    ['a webhook', 'partner/webhook/remove', true],
    ['a patient who enters a video room', 'visit/enter', true],
    ['a call by the name it had before', 'followup/add', true],
    ['an erasure', 'person/erase-record', true],
    ['an import', 'import/readings', true],
    ['an action of a newer server', 'vision/scan', true],
    ['a name every object has', 'constructor', true],
    ['a list', 'prescriptions/list', false],
    ['a patient', 'user/get', false],
    ['readings', 'metric/bloodpressure', false],
    ['a list by the name it had before', 'followup/list', false],
    ['an emergency', 'access/break-glass', false],
    ['the video room', 'encounters/video/get', false],
    ['the check of a paper', 'rx/check', false],
    ['a chart', 'charts/embed', false],
    ['the report itself', 'audit/patient', false],
  ])('%s', (_, action, writes) => {
    expect(actionWrites(action)).toBe(writes);
  });
});

describe('the audit text', () => {
  it('exists for every call that requires a scope', () => {
    const audited = ENDPOINTS.filter(({ scopes }) => scopes.length > 0).map(({ name }) =>
      auditActionKind(name),
    );
    expect(audited.filter((kind) => !AUDIT_ACTIONS.includes(kind))).toEqual([]);
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
      'Decided that an imported patient is already on record',
    ],
    ['of a newer server', 'vision/scan', 'hi', 'vision/scan'],
    ['a name every object has', 'constructor', 'en', 'constructor'],
  ])('is set: %s', (_, action, locale, words) => {
    expect(auditActionLabel(action, locale)).toBe(words);
  });

  it.each(['en', 'hi'])('differs between actions in %s', (locale) => {
    const words = AUDIT_ACTIONS.map((action) => auditActionLabel(action, locale));
    expect(new Set(words).size).toBe(words.length);
  });
});
