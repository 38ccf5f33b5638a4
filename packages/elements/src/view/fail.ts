import type { ElementHandle } from '../shell/element-handle.ts';
import { ERROR_CODES, type ErrorCode, type ErrorDetail } from './error-code.ts';
import { mark } from './mark.ts';

/** Tells whoever looks after the page what an element without a session needs. */
export const writeMissingSession = ({ host }: ElementHandle): void =>
  console.error(`${host.localName}: no session: set its property, or configure({ session }).`);

/** Tells the page and its telemetry what went wrong, in a word that programs know. */
export function fail({ emit, inside }: ElementHandle, code: ErrorCode, correlationId?: string): void {
  const detail: ErrorDetail = {
    code,
    retryable: ERROR_CODES[code],
    ...(correlationId === undefined ? {} : { correlationId }),
  };
  emit('careline-error', detail);
  inside()?.report({ name: 'error', code });
}

/** Tells the page that it has no network. */
export function announceOffline({ internals, emit }: ElementHandle): void {
  mark(internals, 'offline', true);
  emit('careline-offline');
}

/** Tells of a part that did not come: without a network nothing is wrong with it. */
export function failLoading(element: ElementHandle): void {
  fail(element, navigator.onLine ? 'load.chunk-failed' : 'net.offline');
  if (!navigator.onLine) announceOffline(element);
}
