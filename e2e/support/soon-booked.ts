import { randomUUID } from 'node:crypto';
import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  listEncounters,
} from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';

const now = () => Math.floor(Date.now() / 1000);

export interface SoonBooking {
  /** Books, and may cancel. */
  readonly coordinator: HttpClient;
  /** Holds the encounter and accepts it. */
  readonly holder: HttpClient;
  readonly vitaId: string;
  readonly service: 'GP_CONSULTATION' | 'PRESCRIPTION_VALIDATION';
  readonly isVirtual?: boolean;
}

const modeOf = (isVirtual: boolean) =>
  isVirtual
    ? { consultationMode: 'VIRTUAL' as const, encounterClass: 'VR' as const }
    : { consultationMode: 'PHYSICAL' as const, encounterClass: 'AMB' as const };

/** Encounters can be completed from 15 minutes before their time, and only on their day. */
const SOON_MINUTES = 14;
const LENGTH_SECONDS = 60;

// The demo's facilities share one time zone.
const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Returns start times near now on the same day: the coming minutes, then the past ones. */
function soonStarts(): number[] {
  const minutes = Array.from({ length: SOON_MINUTES }, (_, index) => index + 1);
  return [...minutes, ...minutes.map((minute) => -minute)]
    .map((minute) => now() + minute * 60)
    .filter((start) => dayOf(start) === dayOf(now()));
}

/** Cancels the demo doctor's next encounter, who has no free minute at some hours. Other journeys' encounters stay. */
async function makeRoom(coordinator: HttpClient, careProviderId: string): Promise<void> {
  const query = { careProviderId, from: dayOf(now()), order: 'earliest', limit: '50' } as const;
  const { data } = await coordinator.call(listEncounters, { query });
  const standing = ['CREATED', 'AWAITED', 'CONFIRMED'];
  const next = data.find(
    ({ status, period: { start, end } }) =>
      standing.includes(status) && (end ?? 0) > Math.max(now() + 60, start + LENGTH_SECONDS),
  );
  if (!next) throw new Error('nothing stands in the way, and yet there is no free minute');
  const event = {
    id: randomUUID(),
    event: 'cancel',
    reason: 'staff-unavailable',
    metaInfo: { updatedAt: now() },
  } as const;
  const body = { vitaId: next.vitaId, encounterId: next.id, version: next.version, event };
  await coordinator.call(addEncounterEvent, { body, idempotencyKey: event.id });
}

/** Books an encounter in a free minute soon, as the coordinator, and accepts it as the holder. */
export async function bookSoon(booking: SoonBooking): Promise<Encounter> {
  const { coordinator, holder, vitaId, service, isVirtual = false } = booking;
  const facilityId = (await coordinator.call(getProfile)).data.facility?.facilityId ?? '';
  const careProviderId = (await holder.call(getProfile)).data.resourceId;
  const metaInfo = { updatedAt: now() };
  for (const start of soonStarts()) {
    const id = randomUUID();
    const encounter = {
      ...{ id, vitaId, facilityId, careProviderId, metaInfo, period: { start, end: start + LENGTH_SECONDS } },
      ...{ serviceType: service, encounterType: 'PHC' as const, ...modeOf(isVirtual) },
    };
    const created = await coordinator
      .call(createEncounter, { body: { encounter }, idempotencyKey: id })
      .catch((error) => {
        if (error.code === 'care-provider-busy') return undefined;
        throw error;
      });
    if (!created) continue;
    if (created.data.status === 'CONFIRMED') return created.data;
    const event = { id: randomUUID(), event: 'accept' as const, metaInfo };
    const body = { vitaId, encounterId: id, version: created.data.version, event };
    return (await holder.call(addEncounterEvent, { body, idempotencyKey: event.id })).data;
  }
  await makeRoom(coordinator, careProviderId);
  return bookSoon(booking);
}
