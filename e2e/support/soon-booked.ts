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
  /** Who books and may cancel. */
  readonly coordinator: HttpClient;
  /** Who holds the encounter, and accepts it. */
  readonly holder: HttpClient;
  readonly vitaId: string;
  readonly service: 'GP_CONSULTATION' | 'PRESCRIPTION_VALIDATION';
  readonly isVirtual?: boolean;
}

const modeOf = (isVirtual: boolean) =>
  isVirtual
    ? { consultationMode: 'VIRTUAL' as const, encounterClass: 'VR' as const }
    : { consultationMode: 'PHYSICAL' as const, encounterClass: 'AMB' as const };

/** The room of a video visit opens half an hour before; other encounters of the day need not be so soon. */
const SOON_MINUTES = 25;

/** Cancels what stands in the way next: at some hours the demo's doctor has no free minute. */
async function makeRoom(coordinator: HttpClient, careProviderId: string): Promise<void> {
  // The demo's facilities are in one zone.
  const from = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const query = { careProviderId, from, order: 'earliest', limit: '50' } as const;
  const { data } = await coordinator.call(listEncounters, { query });
  const standing = ['CREATED', 'AWAITED', 'CONFIRMED'];
  const next = data.find(({ status, period }) => standing.includes(status) && (period.end ?? 0) > now() + 60);
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

/** An encounter in a minute soon that the holder has free, booked by the coordinator and accepted by whoever holds it. */
export async function bookSoon(booking: SoonBooking): Promise<Encounter> {
  const { coordinator, holder, vitaId, service, isVirtual = false } = booking;
  const facilityId = (await coordinator.call(getProfile)).data.facility?.facilityId ?? '';
  const careProviderId = (await holder.call(getProfile)).data.resourceId;
  const metaInfo = { updatedAt: now() };
  for (let minute = 1; minute < SOON_MINUTES; minute += 1) {
    const start = now() + minute * 60;
    const id = randomUUID();
    const encounter = {
      ...{ id, vitaId, facilityId, careProviderId, metaInfo, period: { start, end: start + 60 } },
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
