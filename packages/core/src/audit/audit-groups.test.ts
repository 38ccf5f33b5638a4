import { describe, expect, it } from 'vitest';
import type { AuditEvent } from './audit.endpoints.ts';
import { groupAudit } from './audit-groups.ts';

const NOW = 1_760_000_000;
const PATIENT = { vitaId: 'p1', name: 'Meena Iyer', uhid: null };

const event = (id: number, facts: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  at: NOW - (100 - id) * 60,
  action: 'metric/*',
  writes: false,
  outcome: 'done',
  requestId: `r${id}`,
  staff: { id: 's1', name: 'Asha' },
  facility: { id: 'f1', name: 'North' },
  partner: null,
  patients: [PATIENT],
  patientCount: 1,
  emergency: false,
  reason: null,
  code: null,
  ...facts,
});

const ids = (...events: AuditEvent[]) =>
  groupAudit(events).map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id).join(' '));

describe('rows of the access log', () => {
  it('are one group while a user views the same things, whatever is between them', () => {
    expect(ids(event(100), event(99, { action: 'user/get' }), event(98), event(97))).toEqual([
      '100 98 97',
      '99',
    ]);
  });

  it('start another group after a quarter of an hour', () => {
    expect(ids(event(100), event(86), event(85), event(84), event(83))).toEqual(['100 86 85', '84 83']);
  });

  it.each<[string, Partial<AuditEvent>]>([
    ['of another person', { staff: { id: 's2', name: 'Binod' } }],
    ['of a command', { staff: null }],
    ['of another facility', { facility: null }],
    ['in the page of a partner', { partner: { id: 'n1', name: 'North Portal' } }],
    ['about another patient', { patients: [{ ...PATIENT, vitaId: 'p2' }] }],
    ['about more patients', { patientCount: 2 }],
    ['that changed something', { action: 'calllog/add', writes: true }],
    ['that was refused', { outcome: 'refused' }],
    ['in an emergency', { emergency: true }],
  ])('are separate next to one %s', (_, facts) => {
    expect(ids(event(100), event(99, facts), event(98, facts)).slice(0, 2)).toEqual(
      facts.action || facts.outcome || facts.emergency ? ['100', '99'] : ['100', '99 98'],
    );
  });
});
