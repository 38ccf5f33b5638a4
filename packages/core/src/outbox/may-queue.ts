import type { Endpoint } from '#http';

/** Dialling must not happen later on its own. */
const ACTS_OF_NOW: ReadonlySet<string> = new Set([
  'routine/dial',
  'routine/dial/hangup',
  'routine/dial/allow',
]);

/** Whether a call can be queued: the server must recognise retries by key, and the address must have no parameters. */
export function mayQueue(endpoint: Endpoint): boolean {
  return endpoint.idempotent === true && !endpoint.path.includes('{') && !ACTS_OF_NOW.has(endpoint.name);
}
