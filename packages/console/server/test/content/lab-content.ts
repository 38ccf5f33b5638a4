import {
  labTest,
  type NewLabLine,
  type NewLabOrder,
  type NewLabReport,
  type TestName,
} from '@careline/core/internal/labs';
import { newId } from '../../src/platform/database/new-id.ts';

export const aTest = (test: string): TestName => ({ test, name: labTest(test)?.labels.en ?? test });

/** A result of a catalogue test, in its first unit by default. */
export const aResult = (
  test: string,
  text: string,
  unit = '',
  facts: Partial<NewLabLine> = {},
): NewLabLine => ({
  ...aTest(test),
  text,
  unit,
  reason: '',
  range: '',
  ...facts,
});

/** An order made at a moment in unix seconds, with results expected on 2025-10-12. */
export const aLabOrder = (
  vitaId: string,
  now: number,
  tests: TestName[] = [aTest('hba1c'), aTest('sodium')],
  facts: Partial<NewLabOrder> = {},
): NewLabOrder => ({
  id: newId(),
  vitaId,
  encounterId: null,
  tests,
  priority: 'routine',
  reason: '',
  fasting: false,
  note: '',
  expectedOn: '2025-10-12',
  metaInfo: { updatedAt: now },
  ...facts,
});

/** Results of a sample taken an hour ago. */
export const aLabReport = (
  vitaId: string,
  now: number,
  lines: NewLabLine[] = [aResult('hba1c', '7.1', '%')],
  facts: Partial<NewLabReport> = {},
): NewLabReport => ({
  id: newId(),
  reportId: newId(),
  vitaId,
  orderId: null,
  follows: 0,
  reason: '',
  laboratory: 'City Laboratory',
  collectedAt: now - 3600,
  reportedAt: now,
  fileId: null,
  lines,
  metaInfo: { updatedAt: now },
  ...facts,
});
