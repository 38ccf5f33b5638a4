import type { AuditEvent } from '#audit';

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Returns an audit row. A larger number is newer. */
export function anAuditEvent(number: number, facts: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: number,
    at: 1_700_000_000 + number,
    action: 'user/get',
    writes: false,
    outcome: 'done',
    requestId: `request-${number}`,
    staff: { id: id(900), name: 'Asha Coach' },
    facility: { id: id(800), name: 'North' },
    partner: null,
    patients: [{ vitaId: id(1), name: 'Meena Iyer', uhid: 'CL0000000018' }],
    patientCount: 1,
    emergency: false,
    reason: null,
    code: null,
    ...facts,
  };
}
