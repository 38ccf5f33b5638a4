import type { LockPort, RowStorage } from '../ports.ts';
import type { CryptoPort, KeyStorage } from '../vault/vault.ts';

export interface Device {
  readonly drafts: RowStorage;
  readonly outbox: RowStorage;
  readonly keys: KeyStorage;
  readonly crypto: CryptoPort;
  readonly locks: LockPort;
  readonly keeps: StoragePlace;
  close(): Promise<void>;
}

/** `page`: the browser has no persistent storage, so entries only last while this page is open. */
export type StoragePlace = 'device' | 'page';
