import type { Endpoint } from '#http';

/** Dialling is an act of now: a call that was asked for an hour ago must not begin on its own. */
const ACTS_OF_NOW: ReadonlySet<string> = new Set([
  'routine/dial',
  'routine/dial/hangup',
  'routine/dial/allow',
]);

/**
 * Whether a call may wait in the outbox: only one that the server recognises by its key when it is repeated, whose
 * address is complete without parameters.
 */
export function mayQueue(endpoint: Endpoint): boolean {
  return endpoint.idempotent === true && !endpoint.path.includes('{') && !ACTS_OF_NOW.has(endpoint.name);
}
