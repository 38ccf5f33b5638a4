import { rememberClock, serverClock } from '@careline/core/internal/clock';
import { deviceSecretOf } from '@careline/core/internal/identity';
import { createVault, type PersonPort } from '@careline/core/internal/outbox';
import { openDevice } from '@careline/core/internal/outbox/device';
import type { OutboxPlace, SessionInside } from './sealed-content.ts';
import { servicesOrigin } from './services-origin.ts';
import { httpOf } from './session-http.ts';

/**
 * Names the database of queued calls, separate from the console's. It is in the page's storage or, in a Careline frame,
 * in Careline's, with one database per host page.
 */
function databaseOf(inside: SessionInside): string {
  const services = servicesOrigin(inside);
  const page = location.origin === services ? (document.body.dataset.page ?? '') : services;
  return `careline.calls ${page}`;
}

/**
 * Returns this browser's storage if it has one and the person's key is available; otherwise logs why and returns
 * undefined.
 */
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
  // A page opened offline uses the server time stored here.
  rememberClock(serverClock, localStorage);
  return { rows: device.outbox, vault, locks: device.locks };
}
