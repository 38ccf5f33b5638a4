import { type EncounterPriority, type ServiceType, serviceSetting } from '#encounters';
import type { EncounterBooking } from '#encounters/consultations';
import type { WaitingEntry } from './waiting-list.endpoints.ts';

/** Returns the initial values to book a time for a waiting patient: the offered one, if there is one. */
export function bookingOfEntry(entry: WaitingEntry): Partial<EncounterBooking> {
  const { id: waitingEntryId, careProvider, offer, note } = entry;
  const serviceType = entry.serviceType as ServiceType;
  return {
    waitingEntryId,
    serviceType,
    careProviderId: careProvider?.id ?? '',
    priority: entry.priority as EncounterPriority,
    mode: serviceSetting(serviceType).consultationMode,
    reason: note ?? '',
    ...(offer && { slot: { careProviderId: offer.careProvider.id, start: offer.start, end: offer.end } }),
  };
}
