import { openDevice } from '@careline/core/internal/outbox/device';
import { DEVICE_DATABASE } from './device-name.ts';
import { openUnsent, type UnsentPorts } from './open-unsent.ts';
import type { UnsentHere } from './unsent.ts';

/** Opens the unsent work stored in this browser. */
export async function loadUnsent(ports: Omit<UnsentPorts, 'device'>): Promise<UnsentHere> {
  const { crypto, navigator } = globalThis;
  return openUnsent({
    ...ports,
    device: await openDevice({ crypto, locks: navigator.locks }, DEVICE_DATABASE),
  });
}
