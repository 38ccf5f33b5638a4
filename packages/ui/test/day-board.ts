import type { BoardEntry, Encounter } from '@careline/core/internal/encounters';
import { anEncounter, NOW_S } from './encounters.ts';

const MINUTE = 60;

/** An entry of a patient with a name, this many minutes from now. */
function entry(
  number: number,
  minutes: number,
  name: string,
  facts: Partial<Encounter> = {},
  seen: Partial<BoardEntry> = {},
): BoardEntry {
  const patient = { name, uhid: `CL000000${number}007` };
  const encounter = anEncounter(number, minutes, { patient, ...facts });
  return {
    encounter,
    birthDate: '1970-01-01',
    gender: 'female',
    measuredAt: null,
    isWithProvider: false,
    ...seen,
  };
}

const arrivedAt = (minutes: number) => ({ arrivedAt: NOW_S - minutes * MINUTE });

/** A morning with two patients of one first name, one of each stage, and a cancelled visit. */
export const BOARD: readonly BoardEntry[] = [
  entry(1, -30, 'Zeenat Khan', arrivedAt(12)),
  entry(2, -20, 'Arjun Rao', {}, { birthDate: '1983-01-01', gender: 'male' }),
  entry(3, -60, 'Farida Begum', arrivedAt(25), { measuredAt: NOW_S - 5 * MINUTE }),
  entry(4, 25, 'Lakshmi Devi'),
  entry(5, 90, 'Lakshmi Nair', {}, { birthDate: '1991-01-01' }),
  entry(6, -90, 'Mohan Lal', arrivedAt(40), { measuredAt: NOW_S - 30 * MINUTE, isWithProvider: true }),
  entry(7, -120, 'Imran Shaikh', { status: 'COMPLETED' }),
  entry(8, -180, 'Kavita Joshi', { status: 'CANCELLED' }),
];

export const boardPage = (data: readonly BoardEntry[] = BOARD) => ({ data, next: null });
