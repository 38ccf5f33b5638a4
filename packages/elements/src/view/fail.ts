import type { ElementHandle } from '../shell/element-handle.ts';
import { ERROR_CODES, type ErrorCode, type ErrorDetail } from './error-code.ts';

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
