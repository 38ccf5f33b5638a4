import type { WordStorage } from '../session/browser-storage.ts';

/** Who turned notifications on in this browser, so that they are on again after that person's next sign-in. */
export interface PushMemory {
  isOf(staffId: string): boolean;
  isSet(): boolean;
  set(staffId: string): void;
  clear(): void;
}

const NAME = 'careline.push';

export const createPushMemory = (storage: WordStorage): PushMemory => ({
  isOf: (staffId) => storage.getItem(NAME) === staffId,
  isSet: () => storage.getItem(NAME) !== null,
  set: (staffId) => storage.setItem(NAME, staffId),
  clear: () => storage.removeItem(NAME),
});
