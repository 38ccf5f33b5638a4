import { createHash } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Endpoint, FileRules } from '@careline/core/internal/http';
import { createTurns, inTurn } from '../database/in-turn.ts';
import { parseJsonText } from '../http/json/json-body.ts';
import { validate } from '../http/json/read-input.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readLimited } from '../http/read-limited.ts';
import { type FormPart, readFormParts } from './form-parts.ts';
import type { ScanResult, ScanUpload } from './scan-upload.ts';

/** An uploaded file that passed all checks. */
export interface TakenFile {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** In hex. */
  readonly sha256: string;
}

/** Size of the rest of the form: its boundaries and the part `data`. */
const FORM_BYTES = 64 * 1024;

const tooLarge = ({ maxBytes }: FileRules) =>
  new ProblemError('file-too-large', {
    detail: `A file has at most ${maxBytes} bytes.`,
    action: 'Send a smaller file.',
    headers: { connection: 'close' },
  });

const malformed = () =>
  new ProblemError('body-malformed', {
    detail: 'The body is not a form of the two parts "data" and "file".',
    action: 'Send multipart/form-data: JSON as "data", the file as "file".',
  });

const readInTurn = createTurns();

/**
 * Yields one chunk of all uploads per turn of the event loop. Without this, many chunks would be read in one turn, and
 * a request of 30 statements waits for 30 turns.
 */
async function* oneByOne(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    yield chunk;
    await readInTurn(() => yieldToRequests());
  }
}

async function readForm(request: Request, rules: FileRules): Promise<readonly FormPart[]> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ProblemError('body-type-unsupported', { action: 'Send Content-Type: multipart/form-data.' });
  }
  const most = rules.maxBytes + FORM_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(rules);
  const bytes = await readLimited(request.body ? oneByOne(request.body) : new Uint8Array(), most);
  if (bytes === undefined) throw tooLarge(rules);
  const parts = await inTurn(async () => {
    await yieldToRequests();
    return readFormParts(type, bytes);
  });
  if (parts === undefined) throw malformed();
  return parts;
}

export interface UploadBody {
  /** The JSON in the part `data`. */
  readonly data: unknown;
  readonly file: Uint8Array;
}

/** Reads a form with exactly one JSON text and one file. */
export async function readUploadBody(request: Request, rules: FileRules): Promise<UploadBody> {
  const parts = await readForm(request, rules);
  const data = parts.find(({ name, isFile }) => name === 'data' && !isFile);
  const file = parts.find(({ name, isFile }) => name === 'file' && isFile);
  if (parts.length !== 2 || !data || !file || data.bytes.length > FORM_BYTES) throw malformed();
  return { data: parseJsonText(new TextDecoder().decode(data.bytes)), file: file.bytes };
}

const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
  'image/tiff': 'TIFF',
};

const namesOf = ({ types }: FileRules): string => types.map((type) => NAMES[type] ?? type).join(', ');

const REFUSED = {
  empty: () => 'The file is empty.',
  'type-unknown': (rules: FileRules) => `Files must be ${namesOf(rules)}, judged by their first bytes.`,
  'name-runs': () => 'The file name ends like that of a program or a web page.',
} as const;

function problemOf(scan: Exclude<ScanResult, { result: 'clean' }>, rules: FileRules): ProblemError {
  if (scan.result === 'infected') {
    const action = 'Do not pass it on. Ask for the file in another way.';
    return new ProblemError('file-infected', { detail: 'The scanner found a virus in it.', action });
  }
  if (scan.result === 'unavailable') {
    const detail = 'Virus scanning is not available now, so no file is accepted.';
    return new ProblemError('unavailable', {
      detail,
      action: 'Try again.',
      headers: { 'retry-after': '30' },
    });
  }
  if (scan.reason === 'too-large') return tooLarge(rules);
  const action = `Send it as one of ${namesOf(rules)}.`;
  return new ProblemError('file-type-refused', { detail: REFUSED[scan.reason](rules), action });
}

const HASHED_AT_ONCE = 1024 * 1024;

/** Returns the hash in hex, pausing for other requests every few milliseconds. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE));
    await yieldToRequests();
  }
  return hash.digest('hex');
}

/** Returns the file name in a body, next to the data that it belongs to. */
function nameIn(body: unknown): string {
  const [about] = Object.values(body as Record<string, unknown>);
  const name = typeof about === 'object' && about !== null && 'name' in about ? about.name : '';
  return typeof name === 'string' ? name : '';
}

/**
 * Returns the file, if its description fits the contract and it passes the upload checks.
 * Throws `input-invalid`, `file-too-large`, `file-type-refused`, `file-infected`, `unavailable`.
 */
export async function takeFile(
  endpoint: Endpoint,
  rules: FileRules,
  { data, file }: UploadBody,
  scanUpload: ScanUpload,
): Promise<TakenFile> {
  const name = nameIn(validate('body', endpoint.body, data));
  const scan = await scanUpload(file, name, rules);
  if (scan.result !== 'clean') throw problemOf(scan, rules);
  return {
    type: scan.type,
    bytes: scan.bytes,
    sha256: await inTurn(() => sha256Of(scan.bytes)),
  };
}
