import type { ListedPatient } from '@careline/core/internal/calls/patient-lists';

/** A patient of a list without anything due. */
export const aListedPatient = (number: number, facts: Partial<ListedPatient> = {}): ListedPatient => ({
  vitaId: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  patient: { name: `Patient ${number}`, uhid: null, birthDate: null, gender: 'unknown' },
  programmes: [],
  risk: 'routine',
  reasons: [],
  lastContactAt: null,
  next: null,
  edd: null,
  alerts: { critical: 0, review: 0 },
  alert: null,
  signs: [],
  claim: null,
  tags: [],
  why: [],
  ...facts,
});
