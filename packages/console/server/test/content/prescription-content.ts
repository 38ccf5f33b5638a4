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

/** A prescription that a doctor signs at a moment in unix seconds. */
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

/** The id of an unknown line and a new id for a change of it. */
export const aLineOf = (vitaId: string) => ({
  id: newId(),
  vitaId,
  prescriptionId: newId(),
  lineId: newId(),
});
