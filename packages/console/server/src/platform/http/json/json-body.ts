import { ProblemError } from '../problem-error.ts';
import { readLimited } from '../read-limited.ts';
import { scanJson } from './scan-json.ts';

/** The longest call log with all its readings has a tenth of this size. */
const MAX_BODY_BYTES = 1024 * 1024;

const tooLarge = (maxBytes: number) =>
  new ProblemError('body-too-large', {
    detail: `The body has more than ${maxBytes} bytes.`,
    action: 'Send less at once.',
    headers: { connection: 'close' },
  });

const malformed = (detail: string) =>
  new ProblemError('body-malformed', { detail, action: 'Send one JSON value in UTF-8.' });

function requireJson(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const encoding = headers.get('content-encoding') ?? 'identity';
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === 'application/json' && utf8 && encoding === 'identity') return;
  throw new ProblemError('body-type-unsupported', {
    action: 'Send Content-Type: application/json, in UTF-8 and without a Content-Encoding.',
  });
}

/** Returns the bytes of a body. Stops at the limit, whatever length the headers claim. Throws `body-too-large`. */
export async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await readLimited(request.body ?? new Uint8Array(), maxBytes);
  if (bytes === undefined) throw tooLarge(maxBytes);
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed('The body is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(text === '' ? 'The body is empty.' : 'The body is not JSON.');
  }
}

/** Parses JSON. Refuses deep nesting, repeated keys in an object, and text that PostgreSQL cannot store. */
export function parseJsonText(text: string): unknown {
  const value = parse(text);
  const fault = scanJson(text);
  if (fault) throw malformed(fault);
  return value;
}

/**
 * Reads a JSON body in strict UTF-8, 1 MiB by default. Refuses deep nesting, repeated keys in an object, and text that
 * PostgreSQL cannot store (NUL, half a surrogate pair).
 */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  requireJson(request.headers);
  return parseJsonText(decode(await readBytes(request, maxBytes)));
}
