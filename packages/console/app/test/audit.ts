import type { AuditEvent, PatientReport } from '@careline/core/internal/audit';

export const MEENA = '01890000-0000-7000-8000-0000000000a1';
export const ASHA = '01890000-0000-7000-8000-0000000000c1';

/** Returns an access log row; a larger number is newer. */
export function anAuditEvent(number: number, facts: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: number,
    at: 1_700_000_000 + number,
    action: 'user/get',
    writes: false,
    outcome: 'done',
    requestId: `request-${number}`,
    staff: { id: ASHA, name: 'Asha Coach' },
    facility: { id: '01890000-0000-7000-8000-0000000000f1', name: 'North' },
    partner: null,
    patients: [{ vitaId: MEENA, name: 'Meena Iyer', uhid: 'CL0000000018' }],
    patientCount: 1,
    emergency: false,
    reason: null,
    code: null,
    ...facts,
  };
}

export function aReport(facts: Partial<PatientReport> = {}): PatientReport {
  return {
    patient: { vitaId: MEENA, name: 'Meena Iyer', uhid: 'CL0000000018', birthDate: '1969-03-12' },
    organisation: 'Careline Demo',
    madeAt: 1_700_009_000,
    archives: [],
    viewers: [
      {
        staff: { id: ASHA, name: 'Asha Coach' },
        facilities: ['North'],
        first: 1_700_000_000,
        last: 1_700_003_600,
        times: 5,
        actions: [
          { action: 'metric/*', times: 3, writes: false },
          { action: 'calllog/add', times: 1, writes: true },
          { action: 'access/break-glass', times: 1, writes: false },
        ],
        emergencies: [{ at: 1_700_000_000, until: 1_700_003_600, reason: 'Unconscious after a fall' }],
      },
      {
        staff: null,
        facilities: ['North'],
        first: 1_690_000_000,
        last: 1_690_000_000,
        times: 1,
        actions: [{ action: 'user/get', times: 1, writes: false }],
        emergencies: [],
      },
    ],
    ...facts,
  };
}
