/** A part of a form. Its bytes are a view of the body and are not copied. */
export interface FormPart {
  readonly name: string;
  /** Whether the part is a file, that is, has a file name (RFC 7578, 4.2). */
  readonly isFile: boolean;
  readonly bytes: Uint8Array;
}

/** Boundaries have at most 70 characters (RFC 2046, 5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;
const DISPOSITION = /^content-disposition\s*:\s*form-data\s*(;.*)$/im;
const MAX_HEADER_BYTES = 4096;
const MAX_PARTS = 8;
const LINE = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');
const CLOSE = Buffer.from('--');

const startsWith = (body: Buffer, bytes: Buffer, at: number): boolean =>
  body.subarray(at, at + bytes.length).equals(bytes);

function nameOf(headers: string): Pick<FormPart, 'name' | 'isFile'> | undefined {
  const [, parameters] = DISPOSITION.exec(headers) ?? [];
  if (parameters === undefined) return undefined;
  const values = new Map(
    [...parameters.matchAll(PARAMETER)].map(
      ([, key = '', quoted, plain = '']) => [key.toLowerCase(), quoted ?? plain] as const,
    ),
  );
  const name = values.get('name');
  return name === undefined ? undefined : { name, isFile: values.has('filename') || values.has('filename*') };
}

/** Returns the first part from `at` on, just after a delimiter, and the position of the next delimiter. */
function readPart(
  body: Buffer,
  delimiter: Buffer,
  at: number,
): { readonly part: FormPart; readonly end: number } | undefined {
  const head = body.subarray(at, at + MAX_HEADER_BYTES);
  const headerEnd = head.indexOf(BLANK_LINE);
  if (headerEnd < 0) return undefined;
  const named = nameOf(head.toString('utf8', 0, headerEnd));
  const start = at + headerEnd + BLANK_LINE.length;
  const end = body.indexOf(delimiter, start);
  return named && end >= 0 ? { part: { ...named, bytes: body.subarray(start, end) }, end } : undefined;
}

/**
 * Returns the parts of a `multipart/form-data` body, or undefined if it is malformed.
 * `Response.formData()` copies a file twice and blocks the event loop for 45 ms at 19 MB. This takes 5 ms.
 */
export function readFormParts(contentType: string, bytes: Uint8Array): readonly FormPart[] | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const opening = delimiter.subarray(LINE.length);
  let at = startsWith(body, opening, 0) ? opening.length : -1;
  const parts: FormPart[] = [];
  while (at >= 0 && parts.length <= MAX_PARTS) {
    if (startsWith(body, CLOSE, at)) return parts;
    if (!startsWith(body, LINE, at)) return undefined;
    const found = readPart(body, delimiter, at + LINE.length);
    if (!found) return undefined;
    parts.push(found.part);
    at = found.end + delimiter.length;
  }
  return undefined;
}
