import type { TeamMember } from '@careline/core/internal/calls/worklist';
import { NOW, personId } from './people.ts';

/** A colleague who can be assigned patients and has none. */
export const aMember = (name: string, facts: Partial<TeamMember> = {}): TeamMember => ({
  staff: { id: personId(51), name },
  mayCall: true,
  held: 0,
  given: 0,
  unfinished: 0,
  doneToday: 0,
  reachedToday: 0,
  ...facts,
});

const DAYS = Array.from({ length: 14 }, (_, place) => ({
  day: `2026-11-${String(7 + place).padStart(2, '0')}`,
  done: 14 + 2 * place,
  reached: 11 + place,
}));

/** The server's response about these colleagues. */
export const teamOf = (staff: readonly TeamMember[], free = 30) => ({
  data: { staff, free, days: DAYS },
  asOf: NOW / 1000,
});
