import type { WordStorage } from './browser-storage.ts';

const FACILITY = 'careline.facility';
/** The only format the exchange accepts; any other stored value would fail on every load. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Remembers this tab's facility across reloads (decision 0083): the id only, nothing about the person. */
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
        // Storage is full: the next load starts at the person's first facility.
      }
    },
  };
}
