import { readBytes } from '../platform/http/json/json-body.ts';
import { OAuthError } from './oauth-error.ts';

/** The parameters of a token request, each at most once and without control characters. */
export type TokenForm = ReadonlyMap<string, string>;

const MAX_VALUE_CHARACTERS = 16_384;
const CONTROL = /\p{Cc}/u;

const invalid = (description: string) => new OAuthError('invalid_request', description);

function requireForm(request: Request): void {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() === 'application/x-www-form-urlencoded') return;
  throw new OAuthError('invalid_request', 'Send application/x-www-form-urlencoded.', { status: 415 });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The body is not UTF-8.');
  }
}

/** Reads a token request (RFC 6749, 3.2) from the body only. An empty parameter counts as missing. */
export async function readTokenForm(request: Request): Promise<TokenForm> {
  requireForm(request);
  if (new URL(request.url).search) throw invalid('Send the parameters in the body, not in the address.');
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(decode(await readBytes(request)))) {
    if (form.has(name)) throw invalid('A parameter is given twice.');
    if (value.length > MAX_VALUE_CHARACTERS) throw invalid('A parameter is too long.');
    if (CONTROL.test(value)) throw invalid('A parameter contains control characters.');
    form.set(name, value);
  }
  for (const [name, value] of form) if (value.trim() === '') form.delete(name);
  return form;
}

/** Returns a required parameter. */
export function required(form: TokenForm, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw invalid(`The parameter ${name} is missing.`);
  return value;
}
