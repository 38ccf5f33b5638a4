import { createSubtleCrypto, type WebCrypto } from '../vault/subtle-crypto.ts';
import { createWebLocks, type WebLockManager } from '../web-locks.ts';
import { createDeviceDatabase } from './device-database.ts';
import type { Device } from './device-facts.ts';
import { createPageDevice } from './page-device.ts';

/** Browser features in use. Pages without TLS have neither locks nor cryptography. */
export interface DeviceParts {
  readonly crypto: WebCrypto | undefined;
  readonly locks: WebLockManager | undefined;
}

/** Opens the device's storage, or page memory if the browser refuses it, as in a private window. */
export async function openDevice({ crypto, locks }: DeviceParts, name: string): Promise<Device> {
  if (!crypto?.subtle || !locks) return createPageDevice();
  const database = createDeviceDatabase(name);
  const drafts = database.rows('drafts');
  try {
    await drafts.list('');
  } catch {
    return createPageDevice();
  }
  return {
    drafts,
    outbox: database.rows('outbox'),
    keys: database.keys,
    crypto: createSubtleCrypto(crypto),
    locks: createWebLocks(locks),
    keeps: 'device',
    close: database.close,
  };
}
