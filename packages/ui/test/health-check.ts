import type { createEncounter, EncounterSlot } from '@careline/core/internal/encounters';
import type { BodyOf } from '@careline/core/internal/http';
import { NOW } from './people.ts';

export const FACILITY = {
  facilityId: '00000000-0001-7000-8000-000000000001',
  facilityName: 'Careline Clinic, Pune',
};

/** A half-hour slot from 8:00 in Kolkata, this many days from now. */
export function aSlot(number: number, day: number, left: number): EncounterSlot {
  const start = (NOW - 2 * 3_600_000) / 1000 + day * 86_400 + number * 1800;
  const id = `00000000-0009-7000-8000-${String(day * 100 + number).padStart(12, '0')}`;
  return { id, facilityId: FACILITY.facilityId, period: { start, end: start + 1800 }, places: 4, left };
}

/** Two days; the first is nearly full. */
export const SLOTS: readonly EncounterSlot[] = [
  aSlot(0, 1, 0),
  aSlot(1, 1, 1),
  aSlot(2, 1, 4),
  aSlot(0, 3, 4),
];

type NewEncounter = BodyOf<typeof createEncounter>['encounter'];

/** The server's response to a booking. */
export function bookedAs(encounter: NewEncounter) {
  const metaInfo = { ...encounter.metaInfo, createdAt: NOW / 1000, deleted: false, source: 'manual' };
  const data = { ...encounter, status: 'CREATED', reason: encounter.reason ?? null, metaInfo };
  return { vitaId: encounter.vitaId, data };
}
