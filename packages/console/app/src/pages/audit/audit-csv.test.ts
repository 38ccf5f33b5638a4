import type { AuditEvent } from '@careline/core/internal/audit';
import { translator } from '@careline/ui/messages';
import { describe, expect, it } from 'vitest';
import { anAuditEvent } from '../../../test/audit.ts';
import { auditExportMessages } from './audit.messages.ts';
import { auditCsvHead, auditCsvLines } from './audit-csv.ts';

const options = { t: translator(auditExportMessages, 'en'), locale: 'en', timeZone: 'Asia/Kolkata' };
const csv = (rows: readonly AuditEvent[]) => auditCsvHead(options) + auditCsvLines(rows, options);

describe('the access log as a file', () => {
  it('has a heading for each column and a line for each row', () => {
    const [head, line, end] = csv([anAuditEvent(1)]).split('\r\n');
    expect(head).toBe(
      '\uFEFFDate,Time,Staff,Facility,Partner,Activity,Action,Outcome,Emergency access,Reason,Code,Patients,Number of patients,Request',
    );
    expect(line).toBe(
      "15-11-2023,3:43 am,Asha Coach,North,,Opened a patient's details,user/get,Done,,,,Meena Iyer (CL0000000018),1,request-1",
    );
    expect(end).toBe('');
    const partner = { id: 'p-1', name: 'North Portal' };
    expect(csv([anAuditEvent(1, { partner })])).toContain(',North,North Portal,Opened');
  });

  it('contains the reason of an emergency, and no executable formula', () => {
    const reason = '=HYPERLINK("http://evil.example")';
    const staff = { id: 's', name: '+Asha' };
    const file = csv([anAuditEvent(1, { emergency: true, reason, staff, patients: [], patientCount: 0 })]);
    expect(file).toContain(`"'+Asha"`);
    expect(file).toContain(`,yes,"'=HYPERLINK(""http://evil.example"")",`);
  });

  it('names a patient without a UHID by the id, and lists several in a row', () => {
    const patients = [
      { vitaId: 'v-1', name: 'Ravi', uhid: null },
      { vitaId: 'v-2', name: 'Meena', uhid: 'CL1' },
    ];
    expect(csv([anAuditEvent(1, { patients, patientCount: 9 })])).toContain('Ravi (v-1); Meena (CL1),9,');
  });
});
