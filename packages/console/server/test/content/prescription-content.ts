import type { NewLine, NewPrescription } from '@careline/core/internal/prescriptions';
import { newId } from '../../src/platform/database/new-id.ts';

export const aLine = (facts: Partial<NewLine> = {}): NewLine => ({
  id: newId(),
  medicine: 'Metformin',
  form: 'tablet',
  strength: '500 mg',
  amount: 1,
  unit: 'tablet',
  frequency: 'BD',
  times: null,
  meal: 'after',
  route: 'oral',
  start: null,
  days: 30,
  reason: '',
  instructions: '',
  override: '',
  ...facts,
});

/** A prescription as a doctor signs it at a moment (unix seconds). */
export const aPrescription = (
  vitaId: string,
  now: number,
  lines: NewLine[] = [aLine()],
  facts: Partial<NewPrescription> = {},
): NewPrescription => ({
  id: newId(),
  vitaId,
  encounterId: null,
  lines,
  advice: '',
  registrationNumber: 'MH 12345',
  metaInfo: { updatedAt: now },
  ...facts,
});

/** A line that nobody has, and the id of what is to happen to it. */
export const aLineOf = (vitaId: string) => ({
  id: newId(),
  vitaId,
  prescriptionId: newId(),
  lineId: newId(),
});
