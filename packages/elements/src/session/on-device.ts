import { rememberClock, serverClock } from '@careline/core/internal/clock';
import { deviceSecretOf } from '@careline/core/internal/identity';
import { createVault, type PersonPort } from '@careline/core/internal/outbox';
import { openDevice } from '@careline/core/internal/outbox/device';
import type { OutboxPlace, SessionInside } from './insides.ts';
import { servicesOrigin } from './services-origin.ts';
import { httpOf } from './session-http.ts';

/**
 * The database of calls that wait, apart from that of the console: in the page's storage, in a frame of ours in Careline's, where
 * each page that it stands in has one of its own.
 */
function databaseOf(inside: SessionInside): string {
  const services = servicesOrigin(inside);
  const page = location.origin === services ? (document.body.dataset.page ?? '') : services;
  return `careline.calls ${page}`;
}

/** This browser's storage, where it has one and the person's key can be had; else undefined, and the browser's console says why. */
export async function openOnDevice(
  inside: SessionInside,
  person: PersonPort,
): Promise<OutboxPlace | undefined> {
  const me = person.current();
  if (!me) return undefined;
  const device = await openDevice({ crypto: globalThis.crypto, locks: navigator.locks }, databaseOf(inside));
  if (device.keeps === 'page') return undefined;
  const vault = createVault({
    crypto: device.crypto,
    keys: device.keys,
    secretOf: deviceSecretOf(httpOf(inside), person),
  });
  try {
    await vault.ready(me.userId);
  } catch (error) {
    console.error(
      'Careline: calls that wait are stored for as long as this page is open and no longer.',
      error,
    );
    await device.close();
    return undefined;
  }
  // A page that opens without a network goes by the time that this one knew.
  rememberClock(serverClock, localStorage);
  return { rows: device.outbox, vault, locks: device.locks };
}
