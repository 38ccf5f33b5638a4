import type { ElementHandle } from '../shell/element-handle.ts';
import type { ErrorCode, ErrorDetail } from './error-code.ts';
import { isRetryable } from './error-kinds.ts';
import { mark } from './mark.ts';

/** Logs, for the page's developers, what an element without a session needs. */
export const writeMissingSession = ({ host }: ElementHandle): void =>
  console.error(`${host.localName}: no session: set its property, or configure({ session }).`);

export function fail({ emit, inside }: ElementHandle, code: ErrorCode, correlationId?: string): void {
  const detail: ErrorDetail = {
    code,
    retryable: isRetryable(code),
    ...(correlationId === undefined ? {} : { correlationId }),
  };
  emit('careline-error', detail);
  inside()?.report({ name: 'error', code });
}

export function announceOffline({ internals, emit }: ElementHandle): void {
  mark(internals, 'offline', true);
  emit('careline-offline');
}

/** Reports a part that failed to load. Offline, this is not an error of the part. */
export function failLoading(element: ElementHandle): void {
  fail(element, navigator.onLine ? 'load.chunk-failed' : 'net.offline');
  if (!navigator.onLine) announceOffline(element);
}
