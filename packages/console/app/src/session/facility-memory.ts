import type { WordStorage } from './browser-storage.ts';

const FACILITY = 'careline.facility';
/** What the exchange takes; anything else somebody left here would be refused again and again. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The facility of this tab over a reload (decision 0083): its id, and nothing of who works there. */
export function createFacilityMemory(storage: WordStorage) {
  return {
    get(): string | undefined {
      const id = storage.getItem(FACILITY);
      return id !== null && ID.test(id) ? id : undefined;
    },
    set(facilityId: string | undefined): void {
      try {
        if (facilityId === undefined) storage.removeItem(FACILITY);
        else storage.setItem(FACILITY, facilityId);
      } catch {
        // A full storage: the next load is at the person's first facility.
      }
    },
  };
}
