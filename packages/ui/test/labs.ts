import { type LabOrder, type LabReport, type LabReportLine, labTest } from '@careline/core/internal/labs';
import { NOW, vitaId } from './patient-care.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const SECONDS = NOW / 1000;

/** An ordered test without a result. */
export const anOrdered = (test: string, isDone = false): LabOrder['tests'][number] => ({
  ...{ test, name: labTest(test)?.labels.en ?? test, isDone },
});

/** An order made an hour ago. */
export const aLabOrder = (facts: Partial<LabOrder> = {}): LabOrder => ({
  ...{ id: id('a1'), vitaId, facilityId: id('d1'), facility: 'North', encounterId: null },
  ...{ number: '2025-00004', tests: [anOrdered('hba1c'), anOrdered('sodium')], priority: 'routine' },
  ...{ reason: 'Diabetes, course', fasting: false, note: '', expectedOn: '2099-01-01', status: 'active' },
  ...{ orderedAt: SECONDS - 3600, orderedBy: { id: id('e1'), name: 'Dr. Rao' }, cancelled: null },
  metaInfo: { updatedAt: SECONDS - 3600, deleted: false, source: 'manual', createdAt: SECONDS - 3600 },
  ...facts,
});

/** A result as the service returns it. */
export const aLabLine = (
  test: string,
  text: string,
  unit: string,
  face: LabReportLine['face'] = { kind: 'in-range', ranges: [] },
): LabReportLine => ({
  ...{ test, name: labTest(test)?.labels.en ?? test, text, unit, reason: '', range: '', face },
});

export const LOW_SODIUM = aLabLine('sodium', '116', 'mmol/L', {
  ...{ kind: 'flag', flag: 'laboratory:critical-low', level: 'critical', shape: 'down' },
  ranges: [{ text: '135–145', unit: 'mmol/L', source: 'Merck Manual' }],
});

/** Results of a sample taken two hours ago. */
export const aLabReport = (facts: Partial<LabReport> = {}): LabReport => ({
  ...{ id: id('f1'), version: 1, vitaId, facilityId: id('d1'), facility: 'North', orderId: null },
  ...{ status: 'final', reason: '', laboratory: 'City Laboratory', file: null, earlier: [] },
  ...{ collectedAt: SECONDS - 7200, reportedAt: SECONDS - 3600, storedAt: SECONDS - 600 },
  lines: [
    LOW_SODIUM,
    aLabLine('hba1c', '7.1', '%', { kind: 'flag', flag: 'ada:diabetes-range', shape: 'up', ranges: [] }),
  ],
  author: { id: id('e2'), name: 'Asha Nurse' },
  metaInfo: { updatedAt: SECONDS - 600, deleted: false, source: 'manual', createdAt: SECONDS - 600 },
  ...facts,
});
